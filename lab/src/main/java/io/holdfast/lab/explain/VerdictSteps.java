package io.holdfast.lab.explain;

import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.read.DocumentReader;
import io.holdfast.core.read.TextUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The way from a claim to its verdict, told in the order in which it was gone: how the claim was read, which units of
 * the documents were considered, which values were compared, whether a proof decided, else what the decision weighed and
 * the probability it came to. Everything is worked out again by the code that decides; nothing is a guess about it.
 */
public final class VerdictSteps {
    private static final int LONGEST_QUOTE = 240;
    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("bias", "the same for every claim"),
            Map.entry("support", "what the model says for the claim, as log-odds"),
            Map.entry("contradiction", "what the model says against the claim, as log-odds"),
            Map.entry("novelty", "share of the claim's words that no document holds"),
            Map.entry("new_names", "share of the claim's names that no document holds"),
            Map.entry(
                    "unstated",
                    "1 where a value of a short answer is in no document and does not follow from stated ones"),
            Map.entry("copy", "1 where a passage says the claim word for word"),
            Map.entry("refuted", "1 where a passage proves a contradiction"));
    private static final Set<Rule> PROOFS = Set.of(
            Rule.NUMBER_MISMATCH,
            Rule.UNIT_MISMATCH,
            Rule.CELL_MISMATCH,
            Rule.DATE_MISMATCH,
            Rule.NEGATION_MISMATCH,
            Rule.QUANTIFIER_MISMATCH,
            Rule.COMPARATIVE_MISMATCH,
            Rule.ENTITY_MISMATCH,
            Rule.ROLE_MISMATCH,
            Rule.CODE_MISMATCH,
            Rule.TECHNICAL_TERM_CONFLICT);

    private final Config config;
    private final Tracer tracer;
    private final ComparedValues values;
    private final @Nullable GroundingModel model;

    /** @param grounding the model that the verdicts were made with; null without one */
    public VerdictSteps(Config config, @Nullable GroundingModel grounding) {
        this.config = config;
        this.tracer = new Tracer(config, grounding);
        this.values = new ComparedValues(config.quantityTolerance());
        this.model = grounding;
    }

    /**
     * A step of the way.
     *
     * @param rows of a table, under heads
     */
    public record Step(String title, List<String> sentences, List<String> heads, List<List<String>> rows) {
        public Step {
            sentences = List.copyOf(sentences);
            heads = List.copyOf(heads);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** The steps of one claim. */
    public record Way(TracedClaim claim, List<Step> steps) {
        public Way {
            steps = List.copyOf(steps);
        }
    }

    /** Why a finding without claims has none, as a sentence. */
    public static String whyNone(Finding<Grounding> finding) {
        return finding.fold(
                scored -> scored.detail().note() == null
                        ? "No claim was traced."
                        : "No claim was traced: " + scored.detail().note(),
                abstained -> "The answer declines, and no claim was traced: " + abstained.reason(),
                unmeasured -> "Nothing was measured: " + unmeasured.message());
    }

    /** The ways of all claims of a finding, in the order of the answer; none where no claim was traced. */
    public List<Way> of(Finding<Grounding> finding, List<Document> documents) {
        Trace trace = finding.fold(
                scored -> scored.detail().trace(),
                abstained -> abstained.detail().trace(),
                unmeasured -> Trace.EMPTY);
        List<Claim> claims = trace.claims().stream().map(TracedClaim::claim).toList();
        if (claims.isEmpty()) {
            return List.of();
        }
        List<Map<String, Double>> features = tracer.features(claims, documents);
        List<Tracer.ModelInput> inputs =
                tracer.modelInputs(claims, documents, config.grounding().windowChars());
        List<Way> ways = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            TracedClaim claim = trace.claims().get(i);
            ways.add(new Way(claim, steps(claim, documents, features.get(i), inputs.get(i))));
        }
        return ways;
    }

    private List<Step> steps(
            TracedClaim claim, List<Document> documents, Map<String, Double> features, Tracer.ModelInput input) {
        List<Step> steps = new ArrayList<>();
        steps.add(read(claim, input));
        steps.add(considered(claim, documents));
        List<List<String>> compared = values.rows(claim.claim().statement(), documents);
        steps.add(new Step(
                "3. Values compared",
                compared.isEmpty() ? List.of("The claim holds no number, date or code.") : List.of(),
                compared.isEmpty() ? List.of() : List.of("Value of the claim", "In the documents"),
                compared));
        boolean copied = features.getOrDefault("copy", 0.0) > 0;
        boolean refuted = features.getOrDefault("refuted", 0.0) > 0;
        steps.add(proofs(claim, copied, refuted));
        if (decided(claim)) {
            steps.add(weighed(features, input));
        }
        steps.add(verdict(claim));
        return steps;
    }

    /** Whether the calibrated decision was asked: neither a proof nor another path had settled the claim before. */
    private static boolean decided(TracedClaim claim) {
        return claim.rule() == Rule.GROUNDING_MODEL
                || claim.rule() == Rule.CLOSE_EVIDENCE
                || claim.rule() == Rule.WEAK_EVIDENCE
                || claim.rule() == Rule.NO_EVIDENCE
                || claim.rule() == Rule.LEXICAL_ENTAILMENT && claim.score() < 1;
    }

    private static Step read(TracedClaim claim, Tracer.ModelInput input) {
        List<String> sentences = new ArrayList<>();
        sentences.add("The answer says: " + quoted(claim.claim().text()));
        if (!claim.claim().statement().equals(claim.claim().text())) {
            sentences.add("It was read as: " + quoted(claim.claim().statement()));
        }
        if (!input.claim().equals(claim.claim().statement())) {
            sentences.add("As the model reads it, with its question and values in one written form: "
                    + quoted(input.claim()));
        }
        return new Step("1. How the claim was read", sentences, List.of(), List.of());
    }

    private static Step considered(TracedClaim claim, List<Document> documents) {
        Map<TextUnit.Kind, Integer> kinds = new TreeMap<>();
        for (Document document : documents) {
            DocumentReader.read(document.text()).forEach(unit -> kinds.merge(unit.kind(), 1, Integer::sum));
        }
        List<String> counted = kinds.entrySet().stream()
                .map(e -> e.getValue() + " "
                        + (e.getKey() == TextUnit.Kind.PROSE
                                ? "sentences"
                                : e.getKey().name().toLowerCase(Locale.ROOT) + "s"))
                .toList();
        int units = kinds.values().stream().mapToInt(Integer::intValue).sum();
        List<String> sentences = new ArrayList<>();
        sentences.add(documents.size() + (documents.size() == 1 ? " document was" : " documents were") + " read as "
                + units + (units == 1 ? " unit" : " units")
                + (counted.isEmpty() ? "" : " (" + String.join(", ", counted) + ")") + ".");
        List<List<String>> rows = new ArrayList<>();
        for (Evidence e : claim.evidence()) {
            rows.add(List.of(
                    "document " + e.passage().documentId(),
                    number(e.similarity()),
                    cut(e.passage().text())));
        }
        if (rows.isEmpty()) {
            sentences.add("None of them shares words with the claim.");
        }
        return new Step(
                "2. Units considered, nearest first",
                sentences,
                rows.isEmpty() ? List.of() : List.of("Where", "Share of the claim's words", "What it says"),
                rows);
    }

    private static Step proofs(TracedClaim claim, boolean copied, boolean refuted) {
        String said = copied && claim.verdict() == Verdict.SUPPORTED
                ? "A passage says this word for word: that proves it, and nothing else was asked."
                : PROOFS.contains(claim.rule()) && refuted
                        ? "A passage says otherwise in one thing and the same in all else: that proves a contradiction, and"
                                + " nothing else was asked. " + claim.diagnosis() + "."
                        : claim.rule() == Rule.NO_CONTEXT
                                ? "There is no document, so there is nothing to prove it with."
                                : "No passage says this word for word, and none differs from it in one thing only: there"
                                        + " is no proof either way.";
        return new Step("4. Proofs", List.of(said), List.of(), List.of());
    }

    private Step weighed(Map<String, Double> features, Tracer.ModelInput input) {
        List<String> sentences = new ArrayList<>();
        sentences.add(
                model != null
                        ? "The model " + model.id() + " read the claim beside "
                                + input.windows().stream()
                                        .mapToInt(String::length)
                                        .max()
                                        .orElse(0)
                                + " characters of evidence; one decision weighed what it said with words and names."
                        : "No model was used: words and values alone decided.");
        if (model != null && !model.id().equals(config.grounding().calibratedFor())) {
            sentences.add("The decision was fitted with " + config.grounding().calibratedFor()
                    + ", not with this model: the probability below is not calibrated.");
        }
        sentences.add("The weights are fixed, fitted on labelled claims, and part of the program (decision.json);"
                + " they are not shown here.");
        List<List<String>> rows = new ArrayList<>();
        Set<String> names = tracer.weighed();
        features.forEach((name, value) -> {
            if (names.contains(name)) {
                rows.add(List.of(name, number(value), MEANINGS.getOrDefault(name, "")));
            }
        });
        return new Step("5. What was weighed", sentences, List.of("Feature", "Value", "Meaning"), rows);
    }

    private Step verdict(TracedClaim claim) {
        List<String> sentences = new ArrayList<>();
        if (decided(claim)) {
            sentences.add("The probability that the documents support the claim is " + number(claim.score())
                    + ". From " + config.grounding().supportThreshold() + " on a claim is supported, from "
                    + config.grounding().unsureAbove() + " on it is unsure; below, it is contradicted where the model"
                    + " says so with at least " + config.grounding().contradictionThreshold() + ", else not found.");
            Verdict alone = byThreshold(claim.score());
            if (alone != null && alone != claim.verdict()) {
                sentences.add("By this number alone it would be "
                        + alone.id().replace('_', ' ')
                        + "; a rule about the answer as a whole changed that, for the reason below.");
            }
        }
        sentences.add("Verdict: " + claim.verdict().id().replace('_', ' ') + " (rule "
                + claim.rule().id() + ").");
        String diagnosis = claim.diagnosis();
        if (diagnosis != null) {
            sentences.add("In words: " + diagnosis + ".");
        }
        return new Step(decided(claim) ? "6. Probability and verdict" : "5. Verdict", sentences, List.of(), List.of());
    }

    /** What the probability alone says; null below the thresholds, where more than it decides. */
    private @Nullable Verdict byThreshold(double score) {
        return score >= config.grounding().supportThreshold()
                ? Verdict.SUPPORTED
                : score >= config.grounding().unsureAbove() ? Verdict.UNSURE : null;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private static String quoted(String text) {
        return "“" + cut(text) + "”";
    }

    private static String cut(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
    }
}
