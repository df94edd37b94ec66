/**
 * What is measured over several answers to one question: consistency, stability under small changes, dependency on the context, abstention.
 *
 * @see Consistency
 * @see Sensitivity
 * @see RetrievalDependency
 * @see AbstentionMatrix
 * @see AnswerComparison
 * @see AnswerDifferences
 * @see RougeL
 */
@NullMarked
package io.holdfast.core.dimension;

import org.jspecify.annotations.NullMarked;
