/**
 * Options that several commands take, and the gate: its criteria as options, and the exit code they lead to.
 *
 * @see GateVerdict
 * @see GateOptions
 * @see ConfigOptions
 * @see ReportOptions
 * @see RunOption
 */
@NullMarked
package io.holdfast.app.cli.option;

import org.jspecify.annotations.NullMarked;
