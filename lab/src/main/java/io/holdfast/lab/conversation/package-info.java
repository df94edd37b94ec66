/**
 * Conversations and retrieved context as files, the evaluation report as JSON, and sample conversations of our own.
 *
 * @see ConversationReader
 * @see ContextReader
 * @see ReportJson
 * @see LenientJson
 * @see SampleConversations
 */
@NullMarked
package io.holdfast.lab.conversation;

import org.jspecify.annotations.NullMarked;
