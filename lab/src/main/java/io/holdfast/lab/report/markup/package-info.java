/**
 * Text of unknown origin made safe to show, and numbers made readable.
 *
 * @see Html
 * @see Hidden
 * @see Words
 * @see ModelTable
 */
@NullMarked
package io.holdfast.lab.report.markup;

import org.jspecify.annotations.NullMarked;
