/**
 * Spring AI: grounding, citations and retrieval as its evaluators, and an advisor that guards the answers of a chat client.
 *
 * @see GroundingEvaluator
 * @see GroundingAdvisor
 * @see CitationEvaluator
 * @see ContextEvaluator
 * @see ToolResponses
 */
@NullMarked
package io.holdfast.adapters.springai;

import org.jspecify.annotations.NullMarked;
