package io.holdfast.app.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;

/** How often each class of failure occurred in each system, from the summaries of their runs. */
public final class FailureClasses {
    private FailureClasses() {}

    /** @param summaries by the name of the system, in the order of the columns */
    public static String table(Map<String, JsonNode> summaries) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%-28s", "cases with this failure"));
        summaries.keySet().forEach(name -> text.append(String.format(Locale.ROOT, " %32s", name)));
        text.append('\n');
        JsonNode first = summaries.values().iterator().next().path("failure_classes");
        for (Iterator<String> classes = first.fieldNames(); classes.hasNext(); ) {
            String id = classes.next();
            text.append(String.format(Locale.ROOT, "%-28s", id.replace('_', ' ')));
            long all = 0;
            for (JsonNode summary : summaries.values()) {
                long n = summary.path("failure_classes").path(id).asLong();
                all += n;
                text.append(String.format(Locale.ROOT, " %32s", asked(summary, id) ? Long.toString(n) : "not asked"));
            }
            text.append(all == 0 ? "  none occurred\n" : "\n");
        }
        return text.toString();
    }

    private static boolean asked(JsonNode summary, String id) {
        String dimension = switch (id) {
            case "inconsistent" -> "consistency";
            case "context_independent" -> "dependency";
            case "sensitive" -> "sensitivity";
            case "insufficient_retrieval" -> "retrieval";
            default -> "faithfulness";
        };
        for (JsonNode known : summary.path("dimensions")) {
            if (known.asText().equals(dimension)) {
                return true;
            }
        }
        return false;
    }
}
