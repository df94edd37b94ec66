/**
 * Evaluators: from a case and an answer to a finding, with its score and its risk; whether the documents answer the question, whether a short answer is the reference, whether a language was measured.
 *
 * @see Faithfulness share of claims that the documents support
 * @see Risk probability that the answer says something unsupported
 * @see Answerability whether the documents hold the answer
 * @see ShortAnswers a short answer against its reference
 * @see LanguageGate whether this language was measured
 * @see WeakClaims claims for which the model's agreement counts for nothing
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.evaluate;
