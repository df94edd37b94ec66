/**
 * Models: which one a name in the configuration means; and the scorers made of them, with which every entry point scores.
 *
 * @see Scorers
 * @see ModelFactory
 * @see GroundingModels
 */
@NullMarked
package io.holdfast.models;

import org.jspecify.annotations.NullMarked;
