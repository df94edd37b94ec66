package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.Limitations;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Score;
import io.holdfast.lab.result.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A written analysis of runs: per-case table, every failure, failure classes with cause and implication. */
public final class Analysis {
    private final Wording wording;

    private Analysis(Wording wording) {
        this.wording = wording;
    }

    public static String of(List<ModelStats> models) {
        return of(models, Wording.ENGLISH);
    }

    /** In another language; the diagnosis of a claim stays as it was found. */
    public static String of(List<ModelStats> models, Wording wording) {
        return new Analysis(wording).write(models);
    }

    private String write(List<ModelStats> models) {
        StringBuilder out = new StringBuilder("# " + wording.word("Analysis") + "\n\n");
        for (ModelStats model : models) {
            JsonNode dataset = model.run().summary().path("dataset");
            out.append(wording.say(
                            "**%s** on %s cases of “%s”: %s of %s passed every dimension asked of them.",
                            Markdown.safe(model.label()),
                            dataset.path("cases").asInt(),
                            Markdown.safe(dataset.path("name").asText()),
                            model.attempted() - model.failed(),
                            model.attempted()))
                    .append("\n\n");
        }
        out.append("## ").append(wording.word("Models")).append("\n\n");
        Markdown.models(out, models, wording);
        for (ModelStats model : models) {
            dimensions(out, model);
            classes(out, model);
            cases(out, model);
            failures(out, model);
        }
        thresholds(out, models.get(0));
        out.append("## ").append(wording.word("Limitations")).append("\n\n");
        Limitations.of(models, wording)
                .forEach(s -> out.append("- ").append(Markdown.safe(s)).append('\n'));
        return out.toString();
    }

    private void dimensions(StringBuilder out, ModelStats model) {
        out.append("## ").append(Markdown.safe(model.label())).append("\n\n");
        out.append(wording.word("| Metric | Mean | Interval | n | Abstained | Unmeasured | Worst case |"))
                .append('\n');
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

    private void classes(StringBuilder out, ModelStats model) {
        Map<String, List<Failure>> classes = new TreeMap<>();
        for (Failure failure : all(model)) {
            classes.computeIfAbsent(failure.failureClass(), k -> new ArrayList<>())
                    .add(failure);
        }
        out.append("### ").append(wording.word("Failure classes")).append("\n\n");
        if (classes.isEmpty()) {
            out.append(wording.word("No failure of any class.")).append("\n\n");
        }
        int attempted = model.attempted();
        classes.forEach((name, failures) -> {
            FailureClass meaning = FailureClass.of(name);
            long cases = failures.stream()
                    .map(f -> f.finding().path("case").asText())
                    .distinct()
                    .count();
            out.append("#### ")
                    .append(Words.capital(wording.word(Words.spoken(name))))
                    .append("\n\n");
            out.append(wording.say(
                            "- **Observation.** %s of %s cases (%s)%s. For example %s: %s.",
                            cases,
                            attempted,
                            Words.percent((double) cases / attempted),
                            rules(failures),
                            Markdown.safe(failures.get(0).finding().path("case").asText()),
                            Markdown.safe(failures.get(0).summary())))
                    .append('\n');
            out.append(wording.say("- **Cause.** %s", wording.word(meaning.cause())))
                    .append('\n');
            out.append(wording.say("- **Implication.** %s", wording.word(meaning.implication())))
                    .append("\n\n");
        });
    }

    /** Which rules decided, most frequent first. */
    private String rules(List<Failure> failures) {
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
        return words.isEmpty() ? "" : wording.say(", by rule: %s", String.join(", ", words));
    }

    private void cases(StringBuilder out, ModelStats model) {
        List<String> dimensions = model.run().dimensions();
        out.append("### ").append(wording.word("Cases")).append("\n\n").append(wording.word("| Case | Kind |"));
        dimensions.forEach(
                d -> out.append(' ').append(Words.capital(wording.word(d))).append(" |"));
        out.append(' ')
                .append(wording.word("Result"))
                .append(" |\n|---|---|")
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
                                : wording.word(finding.path("outcome").asText());
                out.append(' ').append(cell).append(" |");
            }
            boolean failed = findings.values().stream().anyMatch(Score::failure);
            out.append(' ').append(wording.word(failed ? "failed" : "passed")).append(" |\n");
        });
        out.append('\n');
    }

    private void failures(StringBuilder out, ModelStats model) {
        Map<String, List<Failure>> byCase = new LinkedHashMap<>();
        for (Failure failure : all(model)) {
            byCase.computeIfAbsent(failure.finding().path("case").asText(), k -> new ArrayList<>())
                    .add(failure);
        }
        out.append("### ").append(wording.word("Every failure")).append("\n\n");
        byCase.forEach((id, failures) -> {
            JsonNode finding = failures.get(0).finding();
            out.append("**").append(Markdown.safe(id)).append("** ");
            out.append(Markdown.safe(finding.path("question").asText())).append("  \n");
            out.append(wording.say(
                            "answered: %s", Markdown.safe(finding.path("answer").asText(wording.word("nothing")))))
                    .append("\n\n");
            for (Failure failure : failures) {
                out.append("- ")
                        .append(wording.word(failure.finding().path("dimension").asText()))
                        .append(", ");
                out.append(wording.word(Words.spoken(failure.failureClass()))).append(": ");
                out.append(Markdown.safe(failure.summary())).append('\n');
            }
            out.append('\n');
        });
        if (byCase.isEmpty()) {
            out.append(wording.word("None.")).append("\n\n");
        }
    }

    private void thresholds(StringBuilder out, ModelStats model) {
        out.append("## ")
                .append(wording.word("Thresholds in force"))
                .append("\n\n")
                .append(wording.word("| Threshold | Value |"))
                .append("\n|---|--:|\n");
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

    private List<Failure> all(ModelStats model) {
        List<Failure> failures = new ArrayList<>();
        for (ObjectNode finding : model.run().findings()) {
            Failure failure = Failure.of(finding, wording);
            if (failure != null) {
                failures.add(failure);
            }
        }
        return failures;
    }
}
