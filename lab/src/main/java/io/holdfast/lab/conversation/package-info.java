/**
 * Conversations and retrieved context as files, the evaluation report as JSON, and sample conversations of our own.
 *
 * @see ConversationReader conversations in many JSON layouts
 * @see ContextReader retrieved chunks in several JSON layouts
 * @see ReportJson the fields of evaluation_report.json
 * @see LenientJson JSON with comments, stray commas or bare quotes
 * @see SampleConversations bundled examples
 * @see ChatText a pasted chat with User: and Bot: lines
 */
@NullMarked
package io.holdfast.lab.conversation;

import org.jspecify.annotations.NullMarked;
