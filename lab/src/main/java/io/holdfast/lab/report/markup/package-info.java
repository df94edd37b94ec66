/** Text of unknown origin made safe to show, and numbers made readable. */
@NullMarked
package io.holdfast.lab.report.markup;

import org.jspecify.annotations.NullMarked;
