/**
 * The command line: the entry point, the tree of commands, and the commands that belong to no group.
 *
 * @see Main
 * @see CommandTree
 * @see HoldfastCommand
 * @see DemoCommand
 * @see ServeCommand
 * @see ConfigCommand
 * @see CompletionCommand
 */
@NullMarked
package io.holdfast.app.cli;

import org.jspecify.annotations.NullMarked;
