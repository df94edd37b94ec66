/**
 * The ports: small interfaces for models, language detection and systems under test.
 *
 * @see GroundingModel
 * @see ChatModel
 * @see Embedder
 * @see LanguageDetector
 * @see AnswerSystem
 */
@NullMarked
package io.holdfast.core.port;

import org.jspecify.annotations.NullMarked;
