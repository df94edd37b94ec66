/** How a verdict was made, step by step, for people who want to check it. */
@NullMarked
package io.holdfast.lab.explain;

import org.jspecify.annotations.NullMarked;
