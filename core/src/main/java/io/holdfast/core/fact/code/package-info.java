/**
 * Code in text: paths, versions, identifiers and the like, compared symbol by symbol.
 *
 * @see CodeTokens
 * @see CodeShapes
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.code;
