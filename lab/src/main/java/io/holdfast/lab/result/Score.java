package io.holdfast.lab.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.OptionalDouble;

/** Reads outcomes off finding lines. */
public final class Score {
    private Score() {}

    /** The score where the finding is scored. */
    public static OptionalDouble of(JsonNode finding) {
        return finding.path("outcome").asText().equals("scored")
                        && finding.path("score").isNumber()
                ? OptionalDouble.of(finding.path("score").asDouble())
                : OptionalDouble.empty();
    }

    public static boolean failure(JsonNode finding) {
        return finding.path("failure").asBoolean();
    }

    public static boolean unmeasured(JsonNode finding) {
        return finding.path("outcome").asText().equals("unmeasured");
    }

    /** Whether smaller scores are better in this dimension. */
    public static boolean lowerIsBetter(String dimension) {
        return dimension.equals("sensitivity");
    }
}
