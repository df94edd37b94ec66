/** A server of the Model Context Protocol: coding agents check their own answers. */
@NullMarked
package io.holdfast.app.mcp;

import org.jspecify.annotations.NullMarked;
