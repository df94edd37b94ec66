/**
 * What the readers of facts share: tokens, known words, how two facts relate.
 *
 * @see Tokens
 * @see FactWords
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.shared;
