/**
 * Scores one response of a conversation against its question and the context retrieved for it: relevance, completeness, hallucination, latency, cost.
 *
 * @see ConversationScorer
 * @see Pairer
 * @see Relevance
 * @see Completeness
 * @see ClaimCheck
 * @see ConversationGate
 * @see Latencies
 * @see PriceList
 */
@NullMarked
package io.holdfast.core.conversation;

import org.jspecify.annotations.NullMarked;
