package io.holdfast.app.demo;

import io.holdfast.core.model.Case;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.run.Trial;
import java.util.List;
import java.util.Locale;

/**
 * Answers that are wrong on purpose, one habit a case, so that a report shows every class of failure. They are written
 * to a file and replayed as {@code scripted:FILE}; nothing here pretends to be a model.
 */
public final class FlawedAnswers {
    private static final List<String> INVENTED = List.of(
            "The committee in Brunfels confirmed this after a long debate.",
            "Several independent laboratories have since repeated the result.",
            "A smaller version was sold to collectors in the northern provinces.");

    private FlawedAnswers() {}

    /** One JSON line for each trial of a plan. */
    public static String lines(List<Trial> trials) {
        StringBuilder lines = new StringBuilder();
        for (Trial trial : trials) {
            lines.append(Json.line(Json.object()
                            .put("case", trial.datasetCase().id())
                            .put("condition", trial.condition())
                            .put("answer", answer(trial))))
                    .append('\n');
        }
        return lines.toString();
    }

    private static int habit(String caseId) {
        return Math.floorMod(caseId.chars().sum(), 6);
    }

    private static String answer(Trial trial) {
        String caseId = trial.datasetCase().id();
        String known = trial.datasetCase().testCase().reference();
        String reference = known == null ? "It is as the documents say." : known;
        String invented = invented(caseId);
        Case asked = trial.asked();
        return switch (habit(caseId)) {
            case 0 -> reference; // from memory: the same whatever the documents say
            case 1 -> altered(reference); // a number off, or denied
            case 2 -> "INSUFFICIENT_CONTEXT"; // declines what the documents answer
            case 3 -> asked.question().hashCode() % 2 == 0 ? reference : altered(reference) + " " + invented; // moody
            case 4 -> reference + " " + invented; // adds what nobody said
            default -> asked.documents().isEmpty() ? "INSUFFICIENT_CONTEXT" : reference;
        };
    }

    /** A sentence that no document holds. */
    public static String invented(String caseId) {
        return INVENTED.get(Math.floorMod(caseId.hashCode(), INVENTED.size()));
    }

    /** The first digit one up; without a digit the statement is denied. */
    public static String altered(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))) {
                char next = (char) ('0' + (text.charAt(i) - '0' + 1) % 10);
                return text.substring(0, i) + next + text.substring(i + 1);
            }
        }
        return "It is not true that " + text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }
}
