/**
 * Judged mode on the command line: which judge, which claims it sees, whose arithmetic counts.
 *
 * @see JudgedEvaluator
 * @see JudgePolicy
 * @see PolicyBench
 * @see LabelJudge
 * @see ReplayText
 */
@NullMarked
package io.holdfast.app.judge;

import org.jspecify.annotations.NullMarked;
