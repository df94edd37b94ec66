/** {@code holdfast check} as a goal of Maven: parameters become options, exit codes become the outcome of the build. */
@NullMarked
package io.holdfast.maven;

import org.jspecify.annotations.NullMarked;
