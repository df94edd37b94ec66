/**
 * Evaluators: from a case and an answer to a finding, with its score and its risk; whether the documents answer the question, whether a short answer is the reference, whether a language was measured.
 *
 * @see Faithfulness
 * @see Risk
 * @see Answerability
 * @see ShortAnswers
 * @see LanguageGate
 * @see WeakClaims
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.evaluate;
