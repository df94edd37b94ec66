/**
 * What every command shares with the shell: output, colours, progress, files written whole, exit codes, messages of errors, and what a signal stops.
 *
 * @see Exit the exit codes
 * @see Errors any failure becomes one line and an exit code
 * @see OutputFile files written whole, a second writer refused
 * @see ProgressLine counter on stderr
 * @see Stoppable what is said and kept when a signal comes
 * @see UnfinishedFiles partial files are removed when the process ends
 * @see PipeOutputStream a closed pipe told apart from a full disk
 */
@NullMarked
package io.holdfast.app.cli.terminal;

import org.jspecify.annotations.NullMarked;
