/**
 * The short span of an answer that EM and F1 are computed on; what is shown is never changed.
 *
 * @see Finalizer the number, date or name within an answer
 * @see AnswerScore exact match and F1 against the right answers
 */
@NullMarked
package io.holdfast.engine.finalize;

import org.jspecify.annotations.NullMarked;
