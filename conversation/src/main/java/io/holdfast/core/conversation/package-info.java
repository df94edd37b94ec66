/**
 * Scores one response of a conversation against its question and the context retrieved for it: relevance, completeness, hallucination, latency, cost.
 *
 * @see ConversationScorer all parts of the score of one response
 * @see Pairer which question and which response are judged
 * @see Relevance how well the response speaks to the question
 * @see Completeness each thing asked for answered, declined or missed
 * @see ClaimCheck claims against chunks, then against the user's own words
 * @see ConversationGate when a conversation passes, warns or fails
 * @see Latencies how long the user waited
 * @see PriceList what the tokens of a model cost, by day
 * @see OutsideDocuments sentences no document could hold are no claims
 * @see UserStatements when the user's own word supports a claim
 * @see Links links in the response that were never retrieved
 * @see ChunkUse which retrieved chunks were used
 */
@NullMarked
package io.holdfast.core.conversation;

import org.jspecify.annotations.NullMarked;
