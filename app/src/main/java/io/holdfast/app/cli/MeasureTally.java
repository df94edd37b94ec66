package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.lab.cite.CitationTally;
import io.holdfast.lab.json.Json;
import java.util.List;

/** What was measured beside faithfulness, over all answers of an input. Says nothing where nothing was. */
final class MeasureTally {
    static final String CITATIONS = "citations";

    private final CitationTally citations;
    private boolean cited;

    MeasureTally(Config config) {
        this.citations = new CitationTally(config.experiment());
    }

    static MeasureTally of(Config config, List<ObjectNode> lines) {
        MeasureTally tally = new MeasureTally(config);
        lines.forEach(tally::add);
        return tally;
    }

    /** @param line of {@code score} */
    void add(String line) {
        if (line.contains("\"" + CITATIONS + "\":")) {
            add(Json.own(line));
        }
    }

    private void add(JsonNode line) {
        JsonNode own = line.path(CITATIONS);
        if (own.isObject()) {
            cited = true;
            citations.add(own, line.path("id").asText());
        }
    }

    /** A sentence a measure. */
    List<String> sentences() {
        return cited ? List.of(citations.sentence()) : List.of();
    }

    /** Adds the figures to the document of {@code check --json}. */
    ObjectNode into(ObjectNode root) {
        if (cited) {
            root.set(CITATIONS, citations.json());
        }
        return root;
    }

    /** @param most how many answers are shown; 0: all */
    void print(Console console, List<ObjectNode> lines, int most) {
        if (cited) {
            CitationText.print(console, lines, most);
        }
        sentences().forEach(sentence -> console.out()
                .println(Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + "."));
    }
}
