/**
 * Charts as drawings: described once, written as SVG or PNG.
 *
 * @see Charts
 * @see SvgWriter
 * @see PngWriter
 * @see CaseChart
 * @see IntervalChart
 */
@NullMarked
package io.holdfast.lab.report.chart;

import org.jspecify.annotations.NullMarked;
