package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.store.RunDirectory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A run directory as {@code holdfast run} would write it, about lighthouses: every fourth answer has a wrong number,
 * every seventh an invention, every eleventh could not be measured, and the second case is hostile.
 */
public final class SampleRun {
    public static final String HOSTILE = "<script>window.pwned=1</script>\"><img src=x onerror=window.pwned=2>"
            + " \u202Ereversed\u202C <b>bold</b> &amp; </script><!--";

    private final String model;
    private final int cases;
    private final double wrongShare;
    private final int padding;
    private final List<ObjectNode> queries = new ArrayList<>();
    private final List<ObjectNode> findings = new ArrayList<>();
    private final ObjectNode latency = Json.object();
    private final Random random;
    private int unmeasured;
    private int wrong;
    private int invented;

    private SampleRun(String model, int cases, double wrongShare, int padding) {
        this.model = model;
        this.cases = cases;
        this.wrongShare = wrongShare;
        this.padding = padding;
        this.random = new Random(model.hashCode());
    }

    public static RunResult write(Path directory, String model, int cases) {
        return write(directory, model, cases, 0.25);
    }

    /** With a given share of answers that state a wrong number. */
    public static RunResult write(Path directory, String model, int cases, double wrongShare) {
        return write(directory, model, cases, wrongShare, 0);
    }

    /** With so many words added to each document, drawn from a vocabulary of thousands. */
    public static RunResult write(Path directory, String model, int cases, double wrongShare, int padding) {
        SampleRun run = new SampleRun(model, cases, wrongShare, padding);
        for (int i = 0; i < cases; i++) {
            run.add(i);
        }
        RunDirectory target = new RunDirectory(directory);
        target.writeQueries(run.queries);
        target.writeFindings(run.findings);
        target.writeSummary(run.summary());
        target.writeSidecar(run.sidecar());
        return RunResult.load(directory);
    }

    private void add(int i) {
        boolean distractor = i % 3 == 2;
        String id = (distractor ? "distractor-" : "clean-") + String.format("%04d", i);
        int metres = 20 + i % 60;
        int year = 1800 + i % 150;
        String document = "Light number " + i + " stands on a rock off the coast. The tower is " + metres
                + " metres tall. It was lit for the first time in " + year
                + ". Keepers lived there until the lamp was made automatic." + words();
        boolean saysWrong = i % 20 < 20 * wrongShare;
        boolean invents = i % 7 == 3;
        String first = "The tower is " + (saysWrong ? metres + 5 : metres) + " metres tall.";
        String second = i == 1
                ? HOSTILE
                : invents ? "Its lens was made in Paris." : "It was lit for the first time in " + year + ".";
        String answer = first + " " + second;
        ObjectNode query = Json.object()
                .put("trial", id)
                .put("case", id)
                .put("kind", distractor ? "distractor" : "clean")
                .put("condition", "full")
                .put("model", model)
                .put("question", question(i));
        query.putArray("contexts")
                .addObject()
                .put("id", "0")
                .put("title", "Lights of the coast")
                .put("text", document);
        boolean failed = i % 11 == 10;
        if (failed) {
            query.put("status", "failed")
                    .putObject("error")
                    .put("code", "timeout")
                    .put("message", "no reply in 900 s");
        } else {
            query.put("status", "answered").put("answer", answer).putArray("citations");
            latency.put(id, 400 + random.nextInt(900));
        }
        queries.add(query);
        findings.add(
                failed
                        ? unmeasured(line("faithfulness", id, i, distractor))
                        : faithfulness(
                                line("faithfulness", id, i, distractor).put("answer", answer),
                                document,
                                first,
                                second,
                                saysWrong,
                                i == 1 || invents,
                                metres));
        if (!failed && i % 2 == 0) {
            findings.add(consistency(line("consistency", id, i, distractor).put("answer", answer), answer, i));
            findings.add(dependency(line("dependency", id, i, distractor).put("answer", answer), answer, i));
            findings.add(sensitivity(line("sensitivity", id, i, distractor).put("answer", answer), answer, i));
        }
    }

    private String words() {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < padding; i++) {
            int word = (int) Math.abs(random.nextGaussian() * 3000);
            words.append(' ').append(Integer.toString(word * 7919 + 40_000, 36));
        }
        return words.toString();
    }

    private static String question(int i) {
        return "How tall is light number " + i + ", and when was it first lit?";
    }

    private ObjectNode line(String dimension, String id, int i, boolean distractor) {
        return Json.object()
                .put("dimension", dimension)
                .put("case", id)
                .put("kind", distractor ? "distractor" : "clean")
                .put("topic", "lights")
                .put("document", "doc-" + i)
                .put("model", model)
                .put("question", question(i))
                .put("reference", 20 + i % 60 + " metres; " + (1800 + i % 150))
                .put("answerable", true);
    }

    private ObjectNode unmeasured(ObjectNode line) {
        unmeasured++;
        return line.put("outcome", "unmeasured")
                .put("failure", true)
                .put("reason", "timeout")
                .put("message", "no reply in 900 s");
    }

    private ObjectNode faithfulness(
            ObjectNode line,
            String document,
            String first,
            String second,
            boolean saysWrong,
            boolean invents,
            int metres) {
        double score = (saysWrong ? 0 : 0.5) + (invents ? 0 : 0.5);
        wrong += saysWrong ? 1 : 0;
        invented += invents ? 1 : 0;
        line.put("outcome", "scored").put("score", score).put("failure", score < 1);
        if (line.path("kind").asText().equals("distractor")) {
            line.putObject("distractor")
                    .put("type", saysWrong ? "value_swap" : "negation")
                    .put("parent", "clean-0000")
                    .put("agrees_with_context", !saysWrong)
                    .put("agrees_with_original", saysWrong)
                    .put("followed_corrupted_context", !saysWrong);
        }
        line.put("path", "claim_tracing").put("risk", 1 - 0.8 * score).put("language", "en");
        line.putObject("counts")
                .put("claims", 2)
                .put("supported", (int) (2 * score))
                .put("contradicted", saysWrong ? 1 : 0)
                .put("not_found", invents ? 1 : 0);
        ArrayNode claims = line.putArray("claims");
        ObjectNode height = claims.addObject();
        claim(
                height,
                first,
                0,
                saysWrong ? "contradicted" : "supported",
                saysWrong ? "number_mismatch" : "lexical_entailment");
        evidence(height, document, "The tower is " + metres + " metres tall.");
        if (saysWrong) {
            height.put(
                    "diagnosis",
                    "value mismatch: the answer says \"" + (metres + 5) + " m\", the source says \"" + metres + " m\"");
        }
        ObjectNode lit = claims.addObject();
        claim(
                lit,
                second,
                first.length() + 1,
                invents ? "not_found" : "supported",
                invents ? "no_evidence" : "lexical_entailment");
        if (invents) {
            lit.putArray("evidence");
            lit.put("diagnosis", "no passage speaks of this");
        } else {
            evidence(lit, document, second);
        }
        ArrayNode spans = line.putArray("unsupported_spans");
        if (saysWrong) {
            spans.addObject().put("start", 0).put("end", first.length());
        }
        return line.set("thresholds", Json.object().put("faithfulness_evidence", 0.75));
    }

    private static void claim(ObjectNode claim, String text, int start, String verdict, String rule) {
        claim.put("text", text)
                .put("statement", text)
                .put("start", start)
                .put("end", start + text.length())
                .put("verdict", verdict)
                .put("score", verdict.equals("supported") ? 0.94 : 0.12)
                .put("rule", rule);
    }

    private static void evidence(ObjectNode claim, String document, String text) {
        int start = document.indexOf(text);
        claim.putArray("evidence")
                .addObject()
                .put("document", "0")
                .put("start", start)
                .put("end", start + text.length())
                .put("text", text)
                .put("similarity", 0.97);
    }

    private static ObjectNode consistency(ObjectNode line, String answer, int i) {
        boolean consistent = i % 6 != 0;
        line.put("outcome", "scored").put("score", consistent ? 1.0 : 0.0).put("failure", !consistent);
        line.put("semantic", 0.93).put("rouge_l", 0.71);
        ArrayNode answers = line.putArray("answers");
        answers.addObject()
                .put("condition", "full")
                .put("label", "original")
                .put("question", question(i))
                .put("answer", answer);
        answers.addObject()
                .put("condition", "variant:b")
                .put("label", "b")
                .put("question", "What is the height of light " + i + "?")
                .put("answer", consistent ? answer : "It is 99 metres tall.");
        ObjectNode pair = line.putArray("pairs")
                .addObject()
                .put("first", "original")
                .put("second", "b")
                .put("semantic", 0.93)
                .put("rouge_l", 0.71)
                .put("consistent", consistent)
                .put("type", consistent ? "none" : "factual");
        ArrayNode conflicts = pair.putArray("conflicts");
        if (!consistent) {
            conflicts
                    .addObject()
                    .put("rule", "number_mismatch")
                    .put("first", "25 m")
                    .put("second", "99 m");
        }
        return line;
    }

    private static ObjectNode dependency(ObjectNode line, String answer, int i) {
        boolean changed = i % 8 != 0;
        line.put("outcome", "scored").put("score", changed ? 1.0 : 0.5).put("failure", !changed);
        ArrayNode flags = line.putArray("flags");
        if (!changed) {
            flags.add("CONTEXT_INDEPENDENT_NO_CONTEXT");
        }
        ArrayNode conditions = line.putArray("conditions");
        conditions
                .addObject()
                .put("condition", "no_context")
                .put("source", "generated")
                .put("change", "no document")
                .put("answer", changed ? "INSUFFICIENT_CONTEXT" : answer)
                .put("similarity", changed ? 0.1 : 1.0)
                .put("changed", changed)
                .put("why", changed ? "refusal" : "unchanged")
                .put("follows", changed ? "abstains" : "memory")
                .putArray("conflicts");
        conditions
                .addObject()
                .put("condition", "wrong:value_swap")
                .put("source", "generated")
                .put("change", "25 became 52")
                .put("answer", "The tower is 52 metres tall.")
                .put("similarity", 0.9)
                .put("changed", true)
                .put("why", "fact_conflict")
                .put("follows", "context")
                .putArray("conflicts");
        return line;
    }

    private static ObjectNode sensitivity(ObjectNode line, String answer, int i) {
        boolean robust = i % 10 != 0;
        line.put("outcome", "scored").put("score", robust ? 0.04 : 0.61).put("failure", !robust);
        line.put("mean_similarity", robust ? 0.96 : 0.39).put("noise_floor", 0.01);
        ArrayNode perturbations = line.putArray("perturbations");
        for (String name : new String[] {"typo", "upper_case", "noise_sentence"}) {
            perturbations
                    .addObject()
                    .put("perturbation", name)
                    .put("change", "letters")
                    .put("answer", robust ? answer : "I do not know.")
                    .put("similarity", robust ? 0.97 : 0.3)
                    .put("robust", robust)
                    .putArray("conflicts");
        }
        return line;
    }

    private ObjectNode summary() {
        int n = cases - unmeasured;
        ObjectNode summary = Json.object().put("format", "holdfast-run/1").put("holdfast", "0.1.0");
        summary.putObject("dataset")
                .put("name", "lights")
                .put("hash", "d".repeat(64))
                .put("cases", cases)
                .putObject("kinds")
                .put("clean", cases - cases / 3)
                .put("distractor", cases / 3);
        summary.put("model", model);
        summary.putObject("prompt").put("name", "strict").put("version", "1").put("hash", "a".repeat(64));
        ArrayNode dimensions = summary.putArray("dimensions");
        summary.put("seed", 7);
        summary.putObject("trials")
                .put("planned", cases)
                .put("answered", n)
                .put("failed", unmeasured)
                .put("pending", 0);
        ArrayNode metrics = summary.putArray("metrics");
        for (String dimension : new String[] {"faithfulness", "consistency", "dependency", "sensitivity"}) {
            dimensions.add(dimension);
            metric(metrics, dimension);
        }
        metric(metrics, "faithfulness.clean");
        metric(metrics, "faithfulness.distractor");
        metric(metrics, "consistency.semantic");
        metric(metrics, "consistency.rouge_l");
        metric(metrics, "sensitivity.noise_floor");
        summary.putObject("not_applicable").put("consistency", cases / 2);
        ObjectNode abstention = summary.putObject("abstention");
        abstention.put("answerable_answered", n).put("answerable_refused", 2).put("unanswerable_answered", 1);
        abstention.put("unanswerable_refused", 6).put("empty", 0).put("unknown", 3);
        abstention
                .putObject("false_insufficient_context")
                .put("value", 2.0 / (n + 2))
                .put("n", n + 2);
        abstention.putObject("false_confidence").put("value", 0.142857).put("n", 7);
        summary.putObject("failure_classes")
                .put("contradicted", wrong)
                .put("not_found", invented)
                .put("false_insufficient_context", 0)
                .put("inconsistent", cases / 6)
                .put("context_independent", cases / 8)
                .put("sensitive", cases / 10);
        summary.putObject("errors").put("timeout", unmeasured);
        summary.putObject("tokens").put("input", 120L * cases).put("output", 24L * cases);
        summary.put("cost", 0.42);
        summary.putObject("thresholds").put("faithfulness_evidence", 0.75).put("dependency_change", 0.7);
        return summary.put("embedder", "all-minilm-l6-v2@" + "e".repeat(12)).put("config_hash", "c".repeat(64));
    }

    private void metric(ArrayNode metrics, String name) {
        List<ObjectNode> of = findings.stream()
                .filter(f -> name.startsWith(f.path("dimension").asText()))
                .filter(f -> !name.contains("clean") || f.path("kind").asText().equals("clean"))
                .filter(f ->
                        !name.contains("distractor") || f.path("kind").asText().equals("distractor"))
                .toList();
        double[] scores = of.stream()
                .filter(f -> f.has("score"))
                .mapToDouble(f -> f.path("score").asDouble())
                .toArray();
        int missing = of.size() - scores.length;
        double total = 0;
        for (double s : scores) {
            total += s;
        }
        ObjectNode metric = metrics.addObject().put("name", name);
        if (scores.length > 0) {
            double mean = total / scores.length;
            metric.put("value", Json.round(mean));
            metric.putObject("interval")
                    .put("low", Json.round(Math.max(0, mean - 0.06)))
                    .put("high", Json.round(Math.min(1, mean + 0.05)))
                    .put("level", 0.95);
        }
        boolean lower = name.startsWith("sensitivity");
        metric.put("n", scores.length)
                .put("abstained", 0)
                .put("unmeasured", missing)
                .put("coverage", of.isEmpty() ? 0 : Json.round((double) scores.length / of.size()))
                .put(
                        "failures",
                        of.stream().filter(f -> f.path("failure").asBoolean()).count())
                .put("direction", lower ? "lower" : "higher");
        if (!of.isEmpty()) {
            metric.put("worst_case", Json.round((total + (lower ? missing : 0)) / of.size()));
        }
    }

    private ObjectNode sidecar() {
        ObjectNode sidecar = Json.object()
                .put("format", "holdfast-sidecar/1")
                .put("run", "run-" + model.replaceAll("\\W", "-"))
                .put("started", "2026-05-01T10:00:00Z")
                .put("finished", "2026-05-01T10:04:31Z");
        sidecar.set("latency", latency);
        return sidecar;
    }
}
