/** Word lists, kept in files by language (negations, hedges, courtesies); the language of a text, by its small words and by the detector of {@code models.lang}. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.lang;
