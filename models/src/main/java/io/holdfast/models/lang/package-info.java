/**
 * The detector: which language a text is written in, by an embedded model; {@code LanguageReader} of {@code core.lang} decides with it.
 *
 * @see OpenNlpDetector
 * @see NgramWeights
 */
@NullMarked
package io.holdfast.models.lang;

import org.jspecify.annotations.NullMarked;
