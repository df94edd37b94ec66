/**
 * Models: which one a name in the configuration means; and the scorers made of them, with which every entry point scores.
 *
 * @see Scorers make one, keep it, score with it
 * @see ModelFactory models by their names
 * @see GroundingModels our model or a user's
 */
@NullMarked
package io.holdfast.models;

import org.jspecify.annotations.NullMarked;
