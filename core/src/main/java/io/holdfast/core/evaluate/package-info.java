/** Evaluators: from a case and an answer to a finding, with its score and its risk; whether the documents answer the question, whether a short answer is the reference. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.evaluate;
