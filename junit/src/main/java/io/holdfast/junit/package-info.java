/**
 * Grounding in users' own tests: assertions, a data set as test cases, a committed baseline and what became worse than in it ({@code Regression}).
 *
 * @see GroundingAssertions the entry point, assertThatAnswer
 * @see AnswerAssert what can be asserted of an answer
 * @see Grounded annotation for the scorer and threshold of a test
 * @see GroundedTest one test run for each recorded answer
 * @see Baseline the committed file that a run is compared with
 * @see Regression when an answer is worse than in the baseline
 * @see AnswerScorer scores answers inside a test
 * @see GroundingSoftAssertions collects all failures first
 * @see FailureText what a failed assertion prints
 */
@NullMarked
package io.holdfast.junit;

import org.jspecify.annotations.NullMarked;
