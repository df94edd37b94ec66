/** How right the risk of an answer is, measured on answers that people labelled. */
@NullMarked
package io.holdfast.lab.grounding;

import org.jspecify.annotations.NullMarked;
