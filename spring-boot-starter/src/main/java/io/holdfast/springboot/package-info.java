/**
 * Auto-configuration for Spring Boot: scorers as beans, and what connects them to the frameworks that are present.
 *
 * @see HoldfastAutoConfiguration
 * @see HoldfastProperties
 * @see SpringAiGroundingAutoConfiguration
 * @see LangChainGroundingAutoConfiguration
 * @see MetersAutoConfiguration
 */
@NullMarked
package io.holdfast.springboot;

import org.jspecify.annotations.NullMarked;
