package io.holdfast.lab.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelName;
import io.holdfast.lab.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What two runs are and in what they differ, as sentences: data, model, prompt, configuration. */
final class RunsInWords {
    private RunsInWords() {}

    static List<String> of(Comparison comparison) {
        RunResult base = comparison.base();
        RunResult candidate = comparison.candidate();
        List<String> sentences = new ArrayList<>();
        sentences.add("First run (base): " + told(base) + ".");
        sentences.add("Second run (candidate): " + told(candidate) + ".");
        List<String> same = new ArrayList<>();
        if (base.named() && candidate.named()) {
            part(
                    sentences,
                    same,
                    "model",
                    base.model(),
                    candidate.model(),
                    "Another model answered: " + ModelName.spoken(base.model()) + " → "
                            + ModelName.spoken(candidate.model()) + ".");
        } else {
            sentences.add("Which model answered is not recorded in both.");
        }
        part(
                sentences,
                same,
                "data set",
                at(base, "/dataset/hash"),
                at(candidate, "/dataset/hash"),
                data(base, candidate));
        part(
                sentences,
                same,
                "prompt",
                at(base, "/prompt/hash"),
                at(candidate, "/prompt/hash"),
                "The prompt changed: " + named(base, "/prompt/name") + " → " + named(candidate, "/prompt/name") + ".");
        part(
                sentences,
                same,
                "configuration",
                at(base, "/config_hash"),
                at(candidate, "/config_hash"),
                "The configuration changed" + thresholds(base, candidate) + ".");
        part(
                sentences,
                same,
                "Holdfast",
                at(base, "/holdfast"),
                at(candidate, "/holdfast"),
                "Another version of Holdfast measured: " + named(base, "/holdfast") + " → "
                        + named(candidate, "/holdfast") + ".");
        if (!same.isEmpty()) {
            sentences.add("The same in both: " + String.join(", ", same) + ".");
        }
        return sentences;
    }

    private static String told(RunResult run) {
        return (run.named() ? ModelName.spoken(run.model()) + " over " : "the answers of ") + "“"
                + named(run, "/dataset/name") + "”, "
                + Words.count(run.summary().at("/dataset/cases").asLong()) + " cases";
    }

    private static void part(
            List<String> sentences, List<String> same, String what, String base, String candidate, String changed) {
        if (!base.equals(candidate)) {
            sentences.add(changed);
        } else if (!base.isEmpty()) {
            same.add(what);
        }
    }

    private static String data(RunResult base, RunResult candidate) {
        return named(base, "/dataset/name").equals(named(candidate, "/dataset/name"))
                ? "The data set has the same name, but its questions or documents changed."
                : "The data sets are different ones.";
    }

    private static String thresholds(RunResult base, RunResult candidate) {
        JsonNode before = base.summary().path("thresholds");
        JsonNode after = candidate.summary().path("thresholds");
        Set<String> names = new TreeSet<>();
        before.fieldNames().forEachRemaining(names::add);
        after.fieldNames().forEachRemaining(names::add);
        List<String> changed = names.stream()
                .filter(n -> !before.path(n).equals(after.path(n)))
                .map(n -> n + " " + before.path(n).asText("not set") + " → "
                        + after.path(n).asText("not set"))
                .toList();
        return changed.isEmpty() ? " (no threshold did)" : ": " + String.join(", ", changed);
    }

    private static String at(RunResult run, String pointer) {
        return run.summary().at(pointer).asText();
    }

    private static String named(RunResult run, String pointer) {
        String name = at(run, pointer);
        return name.isEmpty() ? "unnamed" : name;
    }
}
