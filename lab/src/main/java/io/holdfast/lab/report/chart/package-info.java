/**
 * Charts as drawings: described once, written as SVG or PNG.
 *
 * @see Charts all charts and their file names
 * @see SvgWriter a drawing as SVG
 * @see PngWriter a drawing as PNG
 * @see CaseChart scores case by case
 * @see IntervalChart means with their intervals
 * @see LatencyChart how long answers take
 * @see TrendChart a share over time
 */
@NullMarked
package io.holdfast.lab.report.chart;

import org.jspecify.annotations.NullMarked;
