/** Grounding in users' own tests: assertions, a data set as test cases, a committed baseline. */
@NullMarked
package io.holdfast.junit;

import org.jspecify.annotations.NullMarked;
