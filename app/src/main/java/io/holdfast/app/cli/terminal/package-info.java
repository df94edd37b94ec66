/** What every command shares with the shell: output, colours, progress, files written whole, exit codes, messages of errors. */
@NullMarked
package io.holdfast.app.cli.terminal;

import org.jspecify.annotations.NullMarked;
