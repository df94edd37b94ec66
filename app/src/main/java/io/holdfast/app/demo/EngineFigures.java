package io.holdfast.app.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;

/** The few figures of the answer engine's experiment that say what it does, in plain words. */
public final class EngineFigures {
    private EngineFigures() {}

    /** @param summary {@code summary.json} of {@code rag experiment} with two configurations */
    public static String text(JsonNode summary) {
        JsonNode last = summary.path("configurations")
                .path(summary.path("configurations").size() - 1);
        return String.format(
                Locale.ROOT,
                "%d questions, asked of the engine without (baseline) and with its checks (%s):%n%s%s%s",
                summary.path("questions").asInt(),
                last.path("name").asText(),
                line(last, "wrong on answerable", "the documents answer it, and the answer was wrong"),
                line(last, "abstained, answerable", "the documents answer it, and the engine declined"),
                line(last, "abstained, unanswerable", "the documents do not, and it rightly declined"));
    }

    private static String line(JsonNode configuration, String criterion, String words) {
        for (JsonNode row : configuration.path("criteria")) {
            if (row.path("name").asText().equals(criterion)) {
                return String.format(
                        Locale.ROOT,
                        "  %-48s %5.1f %% (baseline %.1f %%)%n",
                        words,
                        100 * row.path("value").asDouble(),
                        100 * row.path("baseline").asDouble());
            }
        }
        return "";
    }
}
