/**
 * Text of unknown origin made safe to show, and numbers made readable.
 *
 * @see Html any text put into a page is escaped
 * @see Hidden invisible and reordering characters shown by code
 * @see Words numbers as people read them
 * @see ModelTable models side by side
 */
@NullMarked
package io.holdfast.lab.report.markup;

import org.jspecify.annotations.NullMarked;
