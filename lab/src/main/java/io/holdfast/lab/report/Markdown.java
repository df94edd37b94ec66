package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Hidden;
import io.holdfast.lab.report.markup.ModelTable;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Speed;
import io.holdfast.lab.result.Wording;
import java.util.ArrayList;
import java.util.List;

/** Runs as a step summary of a build: how the gate went, the table of means, and the first failures. */
public final class Markdown {
    private static final int MOST_FAILURES = 20;

    private Markdown() {}

    public static String of(List<ModelStats> models) {
        return of(models, List.of());
    }

    /** @param gate how the limits were met, a sentence each; none where there is no limit */
    public static String of(List<ModelStats> models, List<String> gate) {
        StringBuilder out = new StringBuilder("# Holdfast\n\n");
        gate.forEach(sentence -> out.append("**").append(safe(sentence)).append("**\n\n"));
        metrics(out, models);
        models(out, models, Wording.ENGLISH);
        for (ModelStats model : models) {
            failures(out, model);
        }
        return out.toString();
    }

    private static void metrics(StringBuilder out, List<ModelStats> models) {
        out.append("| Model | Dimension | Mean | Interval | n | Coverage | Worst case | Failures |\n");
        out.append("|---|---|--:|--:|--:|--:|--:|--:|\n");
        for (ModelStats model : models) {
            for (String dimension : model.run().dimensions()) {
                model.run()
                        .metric(dimension)
                        .ifPresent(m -> out.append("| ")
                                .append(String.join(
                                        " | ",
                                        safe(model.label()),
                                        dimension,
                                        Words.value(m),
                                        Words.interval(m),
                                        Words.count(m.path("n").asLong()),
                                        Words.percent(m.path("coverage").asDouble()),
                                        m.has("worst_case")
                                                ? Words.score(
                                                        m.path("worst_case").asDouble())
                                                : Words.NONE,
                                        Words.count(m.path("failures").asLong())))
                                .append(" |\n"));
            }
        }
        out.append('\n');
    }

    static void models(StringBuilder out, List<ModelStats> models, Wording wording) {
        List<Integer> columns = ModelTable.columns(models);
        row(out, columns.stream().map(ModelTable.TITLES::get).map(wording::word).toList());
        out.append("|---").append("|--:".repeat(columns.size() - 1)).append("|\n");
        for (ModelStats model : models) {
            List<String> cells = ModelTable.row(model);
            row(out, columns.stream().map(cells::get).map(Markdown::safe).toList());
        }
        out.append('\n');
        Speed.sentences(models, wording).forEach(s -> out.append(safe(s)).append("\n\n"));
    }

    private static void row(StringBuilder out, List<String> cells) {
        out.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private static void failures(StringBuilder out, ModelStats model) {
        List<Failure> failures = new ArrayList<>();
        for (ObjectNode finding : model.run().findings()) {
            Failure failure = Failure.of(finding);
            if (failure != null) {
                failures.add(failure);
            }
        }
        out.append("## ")
                .append(safe(model.label()))
                .append(": ")
                .append(failures.size())
                .append(failures.size() == 1 ? " failure\n\n" : " failures\n\n");
        for (Failure failure : failures.subList(0, Math.min(MOST_FAILURES, failures.size()))) {
            out.append("- **")
                    .append(safe(failure.finding().path("case").asText()))
                    .append("**, ");
            out.append(failure.finding().path("dimension").asText()).append(": ");
            String question = failure.finding().path("question").asText();
            out.append(question.isBlank() ? "" : "_" + safe(question) + "_ ");
            out.append(safe(failure.summary())).append('\n');
        }
        if (failures.size() > MOST_FAILURES) {
            out.append("- … and ").append(failures.size() - MOST_FAILURES).append(" more\n");
        }
        out.append('\n');
    }

    /** A text that stays a text: on one line, with every character that Markdown or HTML gives a meaning disarmed. */
    static String safe(String text) {
        StringBuilder out = new StringBuilder();
        String line = Hidden.shown(text).replaceAll("\\s+", " ").strip();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '\\', '`', '*', '_', '[', ']', '|', '#', '~' ->
                    out.append('\\').append(c);
                case '@' -> out.append("&#64;");
                default -> out.append(c);
            }
        }
        return out.toString();
    }
}
