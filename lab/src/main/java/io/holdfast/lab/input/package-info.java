/** Input before it has a format: compressed or not, cut into lines, JSON within limits, lists as Python prints them. */
@NullMarked
package io.holdfast.lab.input;

import org.jspecify.annotations.NullMarked;
