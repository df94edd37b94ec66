package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.lab.cite.CitationTally;
import io.holdfast.lab.context.ContextTally;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;

/** What was measured beside faithfulness, over all answers of an input. Says nothing where nothing was. */
final class MeasureTally {
    static final String CITATIONS = "citations";
    static final String CONTEXT = "context";

    private final CitationTally citations;
    private final ContextTally context;
    private boolean cited;
    private boolean retrieved;

    MeasureTally(Config config) {
        this.citations = new CitationTally(config.experiment());
        this.context = new ContextTally(config.experiment());
    }

    static MeasureTally of(Config config, List<ObjectNode> lines) {
        MeasureTally tally = new MeasureTally(config);
        lines.forEach(tally::add);
        return tally;
    }

    /** @param line of {@code score} */
    void add(String line) {
        if (line.contains("\"" + CITATIONS + "\":") || line.contains("\"" + CONTEXT + "\":")) {
            add(Json.own(line));
        }
    }

    private void add(JsonNode line) {
        String id = line.path("id").asText();
        if (line.path(CITATIONS).isObject()) {
            cited = true;
            citations.add(line.path(CITATIONS), id);
        }
        if (line.path(CONTEXT).isObject()) {
            retrieved = true;
            context.add(line.path(CONTEXT), id);
        }
    }

    /** A sentence a measure. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        if (cited) {
            sentences.add(citations.sentence());
        }
        if (retrieved) {
            sentences.add(context.sentence());
        }
        return sentences;
    }

    /** Adds the figures to the document of {@code check --json}. */
    ObjectNode into(ObjectNode root) {
        if (cited) {
            root.set(CITATIONS, citations.json());
        }
        if (retrieved) {
            root.set(CONTEXT, context.json());
        }
        return root;
    }

    /** @param most how many answers are shown; 0: all */
    void print(Console console, List<ObjectNode> lines, int most) {
        if (cited) {
            CitationText.print(console, lines, most);
        }
        sentences()
                .forEach(sentence ->
                        console.out().println(Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + "."));
    }
}
