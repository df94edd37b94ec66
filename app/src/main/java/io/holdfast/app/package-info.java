/** The composition root: where ports meet their implementations. */
@NullMarked
package io.holdfast.app;

import org.jspecify.annotations.NullMarked;
