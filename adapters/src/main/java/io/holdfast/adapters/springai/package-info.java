/**
 * Spring AI: grounding, citations and retrieval as its evaluators, and an advisor that guards the answers of a chat client.
 *
 * @see GroundingEvaluator passes when the documents support the answer
 * @see GroundingAdvisor holds back unsupported sentences, streamed or whole
 * @see CitationEvaluator passes when every citation is right and none is missing
 * @see ContextEvaluator passes when the retrieved documents hold the answer
 * @see ToolResponses what tools returned becomes documents
 */
@NullMarked
package io.holdfast.adapters.springai;

import org.jspecify.annotations.NullMarked;
