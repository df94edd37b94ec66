/** The HTML report: one file, no request, everything from outside escaped by construction. */
@NullMarked
package io.holdfast.lab.report.html;

import org.jspecify.annotations.NullMarked;
