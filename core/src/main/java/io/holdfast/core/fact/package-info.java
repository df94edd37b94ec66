/** Facts inside text: quantities, dates, code tokens, read with their offsets and compared as facts. */
@NullMarked
package io.holdfast.core.fact;

import org.jspecify.annotations.NullMarked;
