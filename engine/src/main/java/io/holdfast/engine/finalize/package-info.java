/**
 * The short span of an answer that EM and F1 are computed on; what is shown is never changed.
 *
 * @see Finalizer
 * @see AnswerScore
 */
@NullMarked
package io.holdfast.engine.finalize;

import org.jspecify.annotations.NullMarked;
