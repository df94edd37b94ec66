/**
 * The composition root: where ports are connected to their implementations.
 *
 * @see Wiring
 * @see EmbeddedWiring
 * @see Experiments
 * @see AnswerModels
 */
@NullMarked
package io.holdfast.app;

import org.jspecify.annotations.NullMarked;
