/** Facts inside text: all of them in one pass ({@code TextFacts}), and a text with its values written in one form. */
@NullMarked
package io.holdfast.core.fact;

import org.jspecify.annotations.NullMarked;
