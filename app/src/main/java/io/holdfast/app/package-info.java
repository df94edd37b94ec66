/**
 * The composition root: where ports are connected to their implementations.
 *
 * @see Wiring what an entry point needs, as an interface
 * @see EmbeddedWiring the default, offline, no socket without a judge
 * @see Experiments system, evaluators and budget of a run put together
 * @see AnswerModels the models of the answer engine, by name
 */
@NullMarked
package io.holdfast.app;

import org.jspecify.annotations.NullMarked;
