package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Paint;
import io.holdfast.lab.report.markup.Hidden;
import java.util.ArrayList;
import java.util.List;

/** Checked citations as people read them in a terminal: each marker that is not right, each claim without one. */
final class CitationText {
    private static final int LONGEST = 120;

    private CitationText() {}

    static void print(Console console, List<ObjectNode> lines, int most) {
        Paint paint = new Paint(console.colour());
        List<String> shown = new ArrayList<>();
        for (ObjectNode line : lines) {
            String text = of(line, paint);
            if (!text.isEmpty()) {
                shown.add(text);
            }
        }
        int count = most == 0 ? shown.size() : Math.min(most, shown.size());
        if (!shown.isEmpty()) {
            console.out().println("\n" + paint.bold("Citations"));
        }
        shown.subList(0, count).forEach(console.out()::println);
        if (count < shown.size()) {
            console.out().println("… and " + (shown.size() - count) + " more; --show 0 prints all\n");
        }
    }

    private static String of(ObjectNode line, Paint paint) {
        JsonNode citations = line.path(MeasureTally.CITATIONS);
        StringBuilder text = new StringBuilder();
        for (JsonNode mark : citations.path("markers")) {
            String status = mark.path("status").asText();
            if (!status.equals("right")) {
                boolean unsure = status.equals("unsure");
                String written = mark.path("text").asText().isEmpty()
                        ? mark.path("cites").asText()
                        : mark.path("text").asText();
                text.append("  ")
                        .append(unsure ? paint.yellow("?") : paint.red("✗"))
                        .append(' ');
                text.append(oneLine(written)).append(claim(citations, mark)).append(" – ");
                text.append(oneLine(mark.path("diagnosis").asText())).append('\n');
            }
        }
        for (JsonNode claim : citations.path("claims")) {
            if (!claim.path("cited").asBoolean()) {
                text.append("  ").append(paint.yellow("-")).append(" no citation: \"");
                text.append(oneLine(claim.path("text").asText())).append("\"\n");
            }
        }
        return text.isEmpty() ? "" : paint.bold(line.path("id").asText()) + "\n" + text;
    }

    private static String claim(JsonNode citations, JsonNode mark) {
        JsonNode first = mark.path("claims").path(0);
        return first.isMissingNode()
                ? ""
                : " on \""
                        + oneLine(citations
                                .path("claims")
                                .path(first.asInt())
                                .path("text")
                                .asText()) + "\"";
    }

    private static String oneLine(String text) {
        String line = Hidden.shown(text).replaceAll("\\s+", " ").strip();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1).stripTrailing() + "…";
    }
}
