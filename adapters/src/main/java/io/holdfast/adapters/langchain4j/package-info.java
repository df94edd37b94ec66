/**
 * LangChain4j: grounding as an output guardrail and as a guard of streamed answers, and bridges between its models and ours.
 *
 * @see GroundingGuardrail unsupported: the model is asked again, then the call fails
 * @see GuardedStreamingHandler held-back sentences never reach the application
 * @see LangChainChatModel a LangChain4j chat model as Holdfast's, for the judge
 * @see LangChainEmbedder a LangChain4j embedding model as Holdfast's
 * @see HoldfastEmbeddingModel Holdfast's embedder as a LangChain4j embedding model
 * @see FieldStatements what the fields of a typed JSON answer state
 */
@NullMarked
package io.holdfast.adapters.langchain4j;

import org.jspecify.annotations.NullMarked;
