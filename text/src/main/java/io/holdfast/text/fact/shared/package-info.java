/**
 * What the readers of facts share: tokens, known words, how two facts relate.
 *
 * @see Tokens words, numerals and symbols with their offsets
 * @see FactWords word lists around numbers, dates and codes
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text.fact.shared;
