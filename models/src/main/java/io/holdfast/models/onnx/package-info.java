/**
 * Embedded models: ONNX encoders, our own or a classifier of the user's, run in this JVM, offline, one text at a time; what they said is cached.
 *
 * @see OnnxGroundingModel our own model, how likely evidence states a claim
 * @see OnnxEmbedder text to vector
 * @see OnnxReader the words that answer a question
 * @see OwnGroundingModel a user's classifier in place of ours
 * @see PairModel two texts read together, long ones in windows
 * @see OnnxModel one loaded network, shared by all
 * @see CachedEmbedder remembers the vectors of texts seen before
 * @see NativeCalls no crash when the process ends during a call
 * @see SupportLabels which output of a classifier means support
 * @see ClassifierSpec how a user's classifier wants its input
 * @see CachedGrounding remembers what the model said of a claim
 * @see DoubtedSpans which words of a claim the model doubts
 */
@NullMarked
package io.holdfast.models.onnx;

import org.jspecify.annotations.NullMarked;
