/**
 * {@code holdfast check} as a goal of Maven: parameters become options, exit codes become the outcome of the build.
 *
 * @see CheckMojo the goal, its parameters, when the build fails
 */
@NullMarked
package io.holdfast.maven;

import org.jspecify.annotations.NullMarked;
