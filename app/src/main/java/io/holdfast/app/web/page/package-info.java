/**
 * The pages for people: scoring and explaining an answer, asking, scoring a conversation, starting a run.
 *
 * @see Pages
 * @see CasePages
 * @see CaseResult
 * @see AskPages
 * @see ConversationPages
 * @see RunPages
 * @see ExplainPages
 * @see TableForm
 */
@NullMarked
package io.holdfast.app.web.page;

import org.jspecify.annotations.NullMarked;
