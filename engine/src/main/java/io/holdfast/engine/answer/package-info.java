/**
 * Drafting an answer with citations from packed passages, by picking sentences or by asking a chat model; and texts made up to search with (HyDE).
 *
 * @see Answerer
 * @see ExtractiveAnswerer
 * @see LlmAnswerer
 * @see SentenceScorer
 * @see Hyde
 */
@NullMarked
package io.holdfast.engine.answer;

import org.jspecify.annotations.NullMarked;
