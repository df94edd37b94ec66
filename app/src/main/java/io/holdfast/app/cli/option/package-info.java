/** Options that several commands take, and the gate that turns bars into an exit code. */
@NullMarked
package io.holdfast.app.cli.option;

import org.jspecify.annotations.NullMarked;
