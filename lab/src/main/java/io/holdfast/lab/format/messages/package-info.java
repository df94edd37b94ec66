/**
 * Message lists of chat models with tool calls: what a tool returned is a document.
 *
 * @see MessagesReader conversations with tool calls as cases
 * @see MessageList shapes of OpenAI and Anthropic
 * @see ToolResults what each tool call returned
 */
@NullMarked
package io.holdfast.lab.format.messages;

import org.jspecify.annotations.NullMarked;
