/**
 * A server of the Model Context Protocol: coding agents check their own answers.
 *
 * @see HoldfastTools
 * @see StdioServer
 * @see StatelessServer
 * @see ToolCatalog
 */
@NullMarked
package io.holdfast.app.mcp;

import org.jspecify.annotations.NullMarked;
