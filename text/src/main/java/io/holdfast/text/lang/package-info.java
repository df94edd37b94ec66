/**
 * Word lists, kept in files by language (negations, hedges, courtesies); the language of a text ({@code LanguageReader}), by its script, its small words, and the detector of {@code models.lang}.
 *
 * @see LanguageReader which language a text is in
 * @see WordList word lists by language, and their file format
 * @see Marks negations, limits and other small words that decide
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text.lang;
