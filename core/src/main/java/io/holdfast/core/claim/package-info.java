/**
 * From an answer to its claims: checkable statements with their spans; what is no claim, and answers that decline (refusals).
 *
 * @see AnswerClaims
 * @see ClaimExtractor
 * @see Enumerations
 * @see Pronouns
 * @see NonClaims
 * @see Refusals
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.claim;
