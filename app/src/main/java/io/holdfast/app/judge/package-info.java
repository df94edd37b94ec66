/**
 * Judged mode on the command line: which judge, which claims it sees, whose arithmetic counts.
 *
 * @see JudgedEvaluator faithfulness with a judge, counted by a profile
 * @see JudgePolicy which claims the judge is asked about
 * @see PolicyBench the same answers judged under every policy
 * @see LabelJudge a fake judge that knows the labels
 * @see ReplayText prints recorded verdicts counted again
 */
@NullMarked
package io.holdfast.app.judge;

import org.jspecify.annotations.NullMarked;
