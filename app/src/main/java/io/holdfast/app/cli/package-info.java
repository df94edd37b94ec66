/**
 * The command line: the entry point, the tree of commands, and the commands that belong to no group.
 *
 * @see Main where the program starts
 * @see CommandTree all commands, or only the one typed
 * @see HoldfastCommand the root command and its help
 * @see DemoCommand runs, scores and reports bundled cases, right and wrong ones
 * @see ServeCommand starts the service
 * @see ConfigCommand prints the settings in force, or their schema
 * @see CompletionCommand shell completion for bash, zsh, fish
 * @see McpCommand MCP server on stdin and stdout
 * @see ManCommand manual pages of the commands
 */
@NullMarked
package io.holdfast.app.cli;

import org.jspecify.annotations.NullMarked;
