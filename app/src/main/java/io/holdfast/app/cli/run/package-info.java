/**
 * Commands for runs of a system over a data set: run, compare, report.
 *
 * @see RunCommand
 * @see CompareCommand
 * @see ReportCommand
 * @see RunGate
 * @see RunProgress
 */
@NullMarked
package io.holdfast.app.cli.run;

import org.jspecify.annotations.NullMarked;
