/**
 * Commands for runs of a system over a data set: run, compare, report.
 *
 * @see RunCommand asks a system a data set and evaluates it
 * @see CompareCommand two runs case by case
 * @see ReportCommand HTML report, charts and files for build servers
 * @see RunGate whether a run fails the build
 * @see RunProgress progress bar, or a line every half minute
 * @see RunText what run prints
 */
@NullMarked
package io.holdfast.app.cli.run;

import org.jspecify.annotations.NullMarked;
