/**
 * Message lists of chat models with tool calls: what a tool returned is a document.
 *
 * @see MessagesReader
 * @see MessageList
 * @see ToolResults
 */
@NullMarked
package io.holdfast.lab.format.messages;

import org.jspecify.annotations.NullMarked;
