/** The command line: the entry point, the tree of commands, and the commands that belong to no group. */
@NullMarked
package io.holdfast.app.cli;

import org.jspecify.annotations.NullMarked;
