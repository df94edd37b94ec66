/**
 * What every command shares with the shell: output, colours, progress, files written whole, exit codes, messages of errors, and what a signal stops.
 *
 * @see Exit
 * @see Errors
 * @see OutputFile
 * @see ProgressLine
 * @see Stoppable
 */
@NullMarked
package io.holdfast.app.cli.terminal;

import org.jspecify.annotations.NullMarked;
