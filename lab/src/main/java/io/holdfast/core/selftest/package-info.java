/** Examples whose right outcome is known, and how an evaluator does on them. */
@NullMarked
package io.holdfast.core.selftest;

import org.jspecify.annotations.NullMarked;
