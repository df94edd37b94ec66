/**
 * The sections of the configuration, one record each: thresholds, limits, timeouts. A record guards its own values.
 *
 * @see GroundingSettings probability at which a claim is supported or unsure
 * @see Thresholds evidence, agreement and change; length of a short answer
 * @see RiskSettings risk at which an answer fails, if risk decides
 * @see TraceSettings how many passages are compared with a claim, and which
 * @see EngineSettings all numbers of the answer engine, and its profiles
 * @see ServeSettings limits of the service
 * @see Clients retries, circuit breaker and caches of model clients
 * @see Check the error for a value out of range
 * @see ConversationSettings borders of warn and fail for conversations, prices
 * @see JudgeSettings pass threshold, gray zone and window of the judge
 * @see LanguageSettings languages that are scored, and what happens to others
 * @see QuantityTolerance how far apart two equal amounts may be
 * @see InputSettings longest line and deepest JSON that is read
 */
@NullMarked
package io.holdfast.core.config.section;

import org.jspecify.annotations.NullMarked;
