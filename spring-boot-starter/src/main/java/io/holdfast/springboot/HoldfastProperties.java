package io.holdfast.springboot;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.core.io.Resource;

/**
 * The properties {@code holdfast.*}.
 *
 * @param config a Holdfast configuration file; without one, the defaults hold
 * @param settings single settings by their dotted key; they win over the file
 * @param threshold least share of supported claims at which the evaluator and the guardrail pass
 * @param models which models score
 */
@ConfigurationProperties("holdfast")
public record HoldfastProperties(
        @Nullable Resource config,
        @DefaultValue Map<String, String> settings,
        @DefaultValue("1") double threshold,
        @DefaultValue("where-available") Models models) {

    /** Which models score the answers. */
    public enum Models {
        /** The embedded models; by words and facts alone, with a warning in the log, where they cannot be loaded. */
        WHERE_AVAILABLE,
        /** The embedded models, or the application does not start. */
        REQUIRED,
        /** Words and facts alone. */
        NONE
    }
}
