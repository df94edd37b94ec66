/**
 * Embedded models: ONNX encoders run in this JVM, offline, one text at a time; what they said is cached.
 *
 * @see OnnxGroundingModel
 * @see OnnxEmbedder
 * @see OnnxReader
 * @see OwnGroundingModel
 * @see PairModel
 * @see OnnxModel
 * @see CachedEmbedder
 * @see NativeCalls
 */
@NullMarked
package io.holdfast.models.onnx;

import org.jspecify.annotations.NullMarked;
