/**
 * Auto-configuration for Spring Boot: scorers as beans, and what connects them to the frameworks that are present.
 *
 * @see HoldfastAutoConfiguration scorers, evaluator and check as beans
 * @see HoldfastProperties the settings an application may make
 * @see SpringAiGroundingAutoConfiguration evaluators for Spring AI
 * @see LangChainGroundingAutoConfiguration guardrail for LangChain4j
 * @see MetersAutoConfiguration meters for Micrometer
 * @see SpringAiAdvisorAutoConfiguration advisor that guards answers and streams
 * @see EventsAutoConfiguration events for OpenTelemetry
 * @see HealthDetails what the health endpoint shows
 * @see HoldfastFailureAnalyzer what is printed for wrong properties
 */
@NullMarked
package io.holdfast.springboot;

import org.jspecify.annotations.NullMarked;
