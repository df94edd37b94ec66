/** Claims to evidence to verdicts: the centre of the product. */
@NullMarked
package io.holdfast.core.trace;

import org.jspecify.annotations.NullMarked;
