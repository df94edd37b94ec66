/**
 * Drafting an answer with citations from packed passages, by picking sentences or by asking a chat model; and texts made up to search with (HyDE).
 *
 * @see Answerer drafts or declines, the interface
 * @see ExtractiveAnswerer picks sentences of the passages, no chat model
 * @see LlmAnswerer asks a chat model and repairs missing citations
 * @see SentenceScorer which sentences fit the question
 * @see ItemsAround all items that a sentence tells beside the one found
 * @see Hyde made-up text to search with
 * @see SentenceExcerpt shortens a sentence that is too long to show
 */
@NullMarked
package io.holdfast.engine.answer;

import org.jspecify.annotations.NullMarked;
