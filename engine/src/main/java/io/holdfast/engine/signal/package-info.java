/**
 * Numbers about a draft: support, anchor coverage, new hits, conflict, validators, judge.
 *
 * @see Observer
 * @see TracerSupport
 * @see Validators
 * @see AnswerKind
 * @see EmbeddedJudge
 */
@NullMarked
package io.holdfast.engine.signal;

import org.jspecify.annotations.NullMarked;
