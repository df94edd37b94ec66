/**
 * The detector: which language a text is written in, by an embedded model; {@code LanguageReader} of {@code text.lang} decides with it.
 *
 * @see OpenNlpDetector 183 languages, loaded on first use
 * @see NgramWeights the model's weights in little memory
 */
@NullMarked
package io.holdfast.models.lang;

import org.jspecify.annotations.NullMarked;
