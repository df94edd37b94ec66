/** Facts inside text: quantities, dates, code tokens, read with their offsets so that they can be compared as facts. */
@NullMarked
package io.holdfast.core.fact;

import org.jspecify.annotations.NullMarked;
