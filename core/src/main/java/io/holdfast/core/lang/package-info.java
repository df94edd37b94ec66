/**
 * Word lists, kept in files by language (negations, hedges, courtesies); the language of a text ({@code LanguageReader}), by its script, its small words, and the detector of {@code models.lang}.
 *
 * @see LanguageReader
 * @see WordList
 * @see Marks
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.lang;
