/** Holdfast testkit. */
@NullMarked
package io.holdfast.testkit;

import org.jspecify.annotations.NullMarked;
