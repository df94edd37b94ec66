/**
 * Options that several commands take, and the gate: its criteria as options, and the exit code they lead to.
 *
 * @see GateVerdict which exit code a gate leads to
 * @see GateOptions the limits a user may set
 * @see ConfigOptions config file and single settings on the command line
 * @see ReportOptions which report goes to which file
 * @see RunOption finds a run by directory, file or id
 */
@NullMarked
package io.holdfast.app.cli.option;

import org.jspecify.annotations.NullMarked;
