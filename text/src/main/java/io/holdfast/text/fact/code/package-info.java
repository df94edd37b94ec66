/**
 * Code in text: paths, versions, identifiers and the like, compared symbol by symbol.
 *
 * @see CodeTokens paths, identifiers and versions found in text
 * @see CodeShapes what makes a run of symbols code
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text.fact.code;
