/**
 * The ports: small interfaces for models, language detection and systems under test.
 *
 * @see GroundingModel how likely a passage states a claim
 * @see ChatModel a blocking chat model, with named errors
 * @see Embedder text to a vector of unit length
 * @see LanguageDetector
 * @see AnswerSystem implement it to have your own RAG tested
 * @see Reader finds the words of a passage that answer a question
 * @see Cancellation interrupting the thread stops the judging of an answer
 */
@NullMarked
package io.holdfast.core.port;

import org.jspecify.annotations.NullMarked;
