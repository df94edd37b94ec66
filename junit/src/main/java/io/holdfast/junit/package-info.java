/**
 * Grounding in users' own tests: assertions, a data set as test cases, a committed baseline and what became worse than in it ({@code Regression}).
 *
 * @see GroundingAssertions
 * @see AnswerAssert
 * @see Grounded
 * @see GroundedTest
 * @see Baseline
 * @see Regression
 * @see AnswerScorer
 */
@NullMarked
package io.holdfast.junit;

import org.jspecify.annotations.NullMarked;
