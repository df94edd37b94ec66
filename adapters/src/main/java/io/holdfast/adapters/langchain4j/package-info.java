/**
 * LangChain4j: grounding as an output guardrail and as a guard of streamed answers, and bridges between its models and ours.
 *
 * @see GroundingGuardrail
 * @see GuardedStreamingHandler
 * @see LangChainChatModel
 * @see LangChainEmbedder
 */
@NullMarked
package io.holdfast.adapters.langchain4j;

import org.jspecify.annotations.NullMarked;
