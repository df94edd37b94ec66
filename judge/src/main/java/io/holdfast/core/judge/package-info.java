/**
 * Judged faithfulness (opt-in): a chat model is asked for statements and verdicts; its replies are never trusted.
 *
 * @see JudgedFaithfulness score from the verdicts of a judge
 * @see JudgePrompts everything a judge is told
 * @see JudgeSession the calls for one answer; missing verdicts asked again
 * @see LlmStatements statements split off by the judge itself
 * @see Belief what of a reply counts
 * @see Unusable why nothing can be made of a reply
 * @see DrawnStatements statements the judge invented or left out
 * @see Batches long documents and many statements cut into calls
 * @see GrayZone support values between which a claim goes to the judge
 * @see PassThreshold when a judged answer passes
 * @see VerdictLog verdicts kept to be counted again
 */
@NullMarked
package io.holdfast.core.judge;

import org.jspecify.annotations.NullMarked;
