/**
 * Judged faithfulness (opt-in): a chat model is asked for statements and verdicts; its replies are never trusted.
 *
 * @see JudgedFaithfulness
 * @see JudgePrompts
 * @see JudgeSession
 * @see LlmStatements
 * @see DrawnStatements
 * @see Batches
 * @see GrayZone
 */
@NullMarked
package io.holdfast.core.judge;

import org.jspecify.annotations.NullMarked;
