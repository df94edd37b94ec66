/**
 * The pages for people: scoring and explaining an answer, asking, scoring a conversation, starting a run.
 *
 * @see Pages the routes of all pages
 * @see CasePages paste or upload a case
 * @see CaseResult verdict, claims and evidence of a scored case
 * @see AskPages a question to the answer engine
 * @see ConversationPages paste or upload a conversation
 * @see RunPages start a run and follow it
 * @see ExplainPages how the verdicts were made, step by step
 * @see TableForm which column of an uploaded table holds what
 * @see Permalink a link that carries the case itself, nothing is kept
 */
@NullMarked
package io.holdfast.app.web.page;

import org.jspecify.annotations.NullMarked;
