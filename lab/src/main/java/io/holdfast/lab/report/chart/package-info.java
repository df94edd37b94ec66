/** Charts as drawings: described once, written as SVG or PNG. */
@NullMarked
package io.holdfast.lab.report.chart;

import org.jspecify.annotations.NullMarked;
