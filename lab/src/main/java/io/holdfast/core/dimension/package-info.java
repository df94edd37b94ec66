/**
 * What is measured over several answers to one question: consistency, stability under small changes, dependency on the context, abstention.
 *
 * @see Consistency same question in other words, same answer
 * @see Sensitivity a typo must not change the answer
 * @see RetrievalDependency the answer must change without its documents
 * @see AbstentionMatrix answered and refused, by answerable or not
 * @see AnswerComparison when two answers say the same
 * @see AnswerDifferences facts on which two answers differ
 * @see RougeL longest common word sequence of two texts
 * @see DistractorComparison whether the answer follows a corrupted document
 */
@NullMarked
package io.holdfast.core.dimension;

import org.jspecify.annotations.NullMarked;
