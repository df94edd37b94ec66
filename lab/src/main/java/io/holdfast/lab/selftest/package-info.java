/** Examples by which each evaluator shows in seconds that it works. */
@NullMarked
package io.holdfast.lab.selftest;

import org.jspecify.annotations.NullMarked;
