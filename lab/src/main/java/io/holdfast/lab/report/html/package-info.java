/** The HTML report: one file, no request, everything from outside escaped by construction; its scripts (list, search, filters) are resources of the same path. */
@NullMarked
package io.holdfast.lab.report.html;

import org.jspecify.annotations.NullMarked;
