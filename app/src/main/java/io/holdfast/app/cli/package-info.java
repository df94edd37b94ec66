/** The command line: one class a command, exit codes, messages. */
@NullMarked
package io.holdfast.app.cli;

import org.jspecify.annotations.NullMarked;
