/**
 * A server of the Model Context Protocol: coding agents check their own answers.
 *
 * @see HoldfastTools what an agent can ask, in and out as JSON
 * @see StdioServer serves over stdin and stdout
 * @see StatelessServer answers single protocol messages, keeps no session
 * @see ToolCatalog names, descriptions and arguments of the tools
 */
@NullMarked
package io.holdfast.app.mcp;

import org.jspecify.annotations.NullMarked;
