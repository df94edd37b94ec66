/**
 * Numbers about a draft: support, anchor coverage, new hits, conflict, validators, judge.
 *
 * @see Observer computes all signals of a draft
 * @see TracerSupport whether the passages support the draft's sentences
 * @see Validators whether the answer has the form asked for
 * @see AnswerKind whether a sentence can answer this kind of question
 * @see EmbeddedJudge whether the draft answers, without a chat model
 * @see OtherNames an answer about another name or number than asked
 * @see NumberedThings station 12 is no answer for station 5
 * @see ChatJudge whether the draft answers, asked of a chat model
 */
@NullMarked
package io.holdfast.engine.signal;

import org.jspecify.annotations.NullMarked;
