/** Auto-configuration for Spring Boot: scorers as beans, and what connects them to the frameworks that are present. */
@NullMarked
package io.holdfast.springboot;

import org.jspecify.annotations.NullMarked;
