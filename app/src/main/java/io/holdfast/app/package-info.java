/** Holdfast app. */
@NullMarked
package io.holdfast.app;

import org.jspecify.annotations.NullMarked;
