package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.Limitations;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A written analysis of runs: per-case table, every failure, failure classes with cause and implication. */
public final class Analysis {
    private Analysis() {}

    public static String of(List<ModelStats> models) {
        StringBuilder out = new StringBuilder("# Analysis\n\n");
        for (ModelStats model : models) {
            JsonNode dataset = model.run().summary().path("dataset");
            out.append("**")
                    .append(Markdown.safe(model.label()))
                    .append("** on ")
                    .append(dataset.path("cases").asInt());
            out.append(" cases of “")
                    .append(Markdown.safe(dataset.path("name").asText()))
                    .append("”: ");
            out.append(model.attempted() - model.failed()).append(" of ").append(model.attempted());
            out.append(" passed every dimension asked of them.\n\n");
        }
        out.append("## Models\n\n");
        Markdown.models(out, models);
        for (ModelStats model : models) {
            dimensions(out, model);
            classes(out, model);
            cases(out, model);
            failures(out, model);
        }
        thresholds(out, models.get(0));
        out.append("## Limitations\n\n");
        Limitations.of(models)
                .forEach(s -> out.append("- ").append(Markdown.safe(s)).append('\n'));
        return out.toString();
    }

    private static void dimensions(StringBuilder out, ModelStats model) {
        out.append("## ").append(Markdown.safe(model.label())).append("\n\n");
        out.append("| Metric | Mean | Interval | n | Abstained | Unmeasured | Worst case |\n");
        out.append("|---|--:|--:|--:|--:|--:|--:|\n");
        for (JsonNode m : model.run().summary().path("metrics")) {
            out.append("| ")
                    .append(m.path("name").asText().replace("_", "\\_"))
                    .append(" | ")
                    .append(Words.value(m));
            out.append(" | ")
                    .append(Words.interval(m))
                    .append(" | ")
                    .append(m.path("n").asInt());
            out.append(" | ")
                    .append(m.path("abstained").asInt())
                    .append(" | ")
                    .append(m.path("unmeasured").asInt());
            out.append(" | ")
                    .append(
                            m.has("worst_case")
                                    ? Words.score(m.path("worst_case").asDouble())
                                    : Words.NONE)
                    .append(" |\n");
        }
        out.append('\n');
    }

    private static void classes(StringBuilder out, ModelStats model) {
        Map<String, List<Failure>> classes = new TreeMap<>();
        for (Failure failure : all(model)) {
            classes.computeIfAbsent(failure.failureClass(), k -> new ArrayList<>())
                    .add(failure);
        }
        out.append("### Failure classes\n\n");
        if (classes.isEmpty()) {
            out.append("No failure of any class.\n\n");
        }
        int attempted = model.attempted();
        classes.forEach((name, failures) -> {
            FailureClass meaning = FailureClass.of(name);
            long cases = failures.stream()
                    .map(f -> f.finding().path("case").asText())
                    .distinct()
                    .count();
            out.append("#### ").append(Words.capital(Words.spoken(name))).append("\n\n");
            out.append("- **Observation.** ")
                    .append(cases)
                    .append(" of ")
                    .append(attempted)
                    .append(" cases (");
            out.append(Words.percent((double) cases / attempted)).append(")");
            out.append(rules(failures)).append(". For example ");
            out.append(Markdown.safe(failures.get(0).finding().path("case").asText()))
                    .append(": ");
            out.append(Markdown.safe(failures.get(0).summary())).append(".\n");
            out.append("- **Cause.** ").append(meaning.cause()).append('\n');
            out.append("- **Implication.** ").append(meaning.implication()).append("\n\n");
        });
    }

    /** Which rules decided, most frequent first. */
    private static String rules(List<Failure> failures) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Failure failure : failures) {
            for (JsonNode claim : failure.finding().path("claims")) {
                if (!claim.path("verdict").asText().equals("supported")) {
                    counts.merge(Words.spoken(claim.path("rule").asText()), 1, Integer::sum);
                }
            }
        }
        List<String> words = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(e -> e.getKey() + " " + e.getValue() + "×")
                .toList();
        return words.isEmpty() ? "" : ", by rule: " + String.join(", ", words);
    }

    private static void cases(StringBuilder out, ModelStats model) {
        List<String> dimensions = model.run().dimensions();
        out.append("### Cases\n\n| Case | Kind |");
        dimensions.forEach(d -> out.append(' ').append(Words.capital(d)).append(" |"));
        out.append(" Result |\n|---|---|")
                .append("--:|".repeat(dimensions.size()))
                .append("---|\n");
        model.run().cases().forEach((id, findings) -> {
            ObjectNode any = findings.values().iterator().next();
            out.append("| ")
                    .append(Markdown.safe(id))
                    .append(" | ")
                    .append(any.path("kind").asText())
                    .append(" |");
            for (String dimension : dimensions) {
                ObjectNode finding = findings.get(dimension);
                String cell = finding == null
                        ? Words.NONE
                        : Score.of(finding).isPresent()
                                ? Words.score(Score.of(finding).getAsDouble())
                                : finding.path("outcome").asText();
                out.append(' ').append(cell).append(" |");
            }
            boolean failed = findings.values().stream().anyMatch(Score::failure);
            out.append(failed ? " failed |\n" : " passed |\n");
        });
        out.append('\n');
    }

    private static void failures(StringBuilder out, ModelStats model) {
        Map<String, List<Failure>> byCase = new LinkedHashMap<>();
        for (Failure failure : all(model)) {
            byCase.computeIfAbsent(failure.finding().path("case").asText(), k -> new ArrayList<>())
                    .add(failure);
        }
        out.append("### Every failure\n\n");
        byCase.forEach((id, failures) -> {
            JsonNode finding = failures.get(0).finding();
            out.append("**").append(Markdown.safe(id)).append("** ");
            out.append(Markdown.safe(finding.path("question").asText())).append("  \n");
            out.append("answered: ")
                    .append(Markdown.safe(finding.path("answer").asText("nothing")))
                    .append("\n\n");
            for (Failure failure : failures) {
                out.append("- ")
                        .append(failure.finding().path("dimension").asText())
                        .append(", ");
                out.append(Words.spoken(failure.failureClass())).append(": ");
                out.append(Markdown.safe(failure.summary())).append('\n');
            }
            out.append('\n');
        });
        if (byCase.isEmpty()) {
            out.append("None.\n\n");
        }
    }

    private static void thresholds(StringBuilder out, ModelStats model) {
        out.append("## Thresholds in force\n\n| Threshold | Value |\n|---|--:|\n");
        model.run()
                .summary()
                .path("thresholds")
                .properties()
                .forEach(e -> out.append("| ")
                        .append(Markdown.safe(e.getKey()))
                        .append(" | ")
                        .append(e.getValue().asText())
                        .append(" |\n"));
        out.append('\n');
    }

    private static List<Failure> all(ModelStats model) {
        List<Failure> failures = new ArrayList<>();
        for (ObjectNode finding : model.run().findings()) {
            Failure failure = Failure.of(finding);
            if (failure != null) {
                failures.add(failure);
            }
        }
        return failures;
    }
}
