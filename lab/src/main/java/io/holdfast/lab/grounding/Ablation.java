package io.holdfast.lab.grounding;

import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.decide.Without;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.LanguageDetector;
import io.holdfast.core.read.TextUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What each part of the judgement brings on a set of labelled answers: the same answers are judged once more without it.
 * A feature of the decision is held at its mean over the claims of the set, so that nothing has to be fitted again. Give
 * a model that remembers what it said: then all of it costs little more than one run.
 */
public final class Ablation {
    /**
     * One part.
     *
     * @param auroc without it
     * @param brings how much higher AUROC is with it
     * @param interval of {@code brings}, by resampling sources
     * @param rightInPair without it; null for a set without pairs
     * @param changed answers whose risk is another one without it
     */
    public record Part(
            String part,
            @Nullable Double auroc,
            @Nullable Double brings,
            @Nullable Interval interval,
            @Nullable Double rightInPair,
            int changed) {}

    /**
     * All parts on one set.
     *
     * @param macro whether AUROC is the mean over tasks
     * @param auroc of the whole judgement; null where all answers have one label
     */
    public record Table(
            String name,
            int n,
            int positives,
            int claims,
            boolean macro,
            @Nullable Double auroc,
            int pairs,
            @Nullable Double rightInPair,
            List<Part> parts) {}

    private final Config config;
    private final @Nullable Embedder embedder;
    private final @Nullable GroundingModel model;
    private final @Nullable LanguageDetector languages;

    /** @param model null to take apart the judgement by words alone */
    public Ablation(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel model,
            @Nullable LanguageDetector languages) {
        this.config = config;
        this.embedder = embedder;
        this.model = model;
        this.languages = languages;
    }

    public Table measure(String name, List<LabelledAnswer> answers) {
        List<Finding<Grounding>> findings = findings(evaluator(model, Without.NOTHING), answers);
        List<Map<String, Double>> features = features(answers, findings);
        List<Scored> whole = scored(answers, findings);
        boolean macro = Rankings.byTask(whole).size() > 1;
        List<Twins> twins = Twins.of(whole);
        List<Part> parts = new ArrayList<>();
        for (Variant v : variants(features)) {
            List<Scored> without = scored(answers, findings(evaluator(v.model, v.without), answers));
            parts.add(compare(v.part, whole, without, macro));
        }
        return new Table(
                name,
                answers.size(),
                (int) whole.stream().filter(Scored::bad).count(),
                features.size(),
                macro,
                area(whole, macro),
                twins.size(),
                Twins.rightInPair(twins),
                parts);
    }

    /** The judgement without one part. */
    private record Variant(String part, @Nullable GroundingModel model, Without without) {}

    private List<Variant> variants(List<Map<String, Double>> features) {
        List<Variant> variants = new ArrayList<>();
        if (model != null) {
            variants.add(new Variant("model", null, Without.NOTHING));
        }
        variants.add(new Variant("proof: copy", model, Without.proof(Without.Proof.COPY)));
        variants.add(new Variant("proof: edited copy", model, Without.proof(Without.Proof.EDITED_COPY)));
        variants.add(new Variant("proof: other unit", model, Without.proof(Without.Proof.OTHER_UNIT)));
        variants.add(new Variant("proof: asked cell", model, Without.proof(Without.Proof.ASKED_CELL)));
        means(features)
                .forEach((feature, mean) -> variants.add(new Variant(
                        "feature: " + feature, model, new Without(Set.of(), Map.of(feature, mean), Set.of()))));
        variants.add(new Variant("reader: tables", model, asProse(TextUnit.Kind.ROW)));
        variants.add(new Variant("reader: records", model, asProse(TextUnit.Kind.FIELD)));
        variants.add(new Variant("reader: dialogue", model, asProse(TextUnit.Kind.TURN)));
        return variants;
    }

    private static Without asProse(TextUnit.Kind kind) {
        return new Without(Set.of(), Map.of(), Set.of(kind));
    }

    private Part compare(String part, List<Scored> whole, List<Scored> without, boolean macro) {
        record Both(Scored whole, Scored without) {}
        List<Both> both = IntStream.range(0, whole.size())
                .mapToObj(i -> new Both(whole.get(i), without.get(i)))
                .toList();
        Function<List<Both>, @Nullable Double> brings = rows -> {
            Double with = area(rows.stream().map(Both::whole).toList(), macro);
            Double left = area(rows.stream().map(Both::without).toList(), macro);
            return with == null || left == null ? null : with - left;
        };
        int changed = (int)
                both.stream().filter(b -> b.whole.score() != b.without.score()).count();
        return new Part(
                part,
                area(without, macro),
                brings.apply(both),
                changed == 0
                        ? new Interval(0, 0)
                        : new SourceBootstrap(config.inference().seed())
                                .interval(both, b -> b.whole.answer().source(), brings),
                Twins.rightInPair(Twins.of(without)),
                changed);
    }

    private static @Nullable Double area(List<Scored> rows, boolean macro) {
        return macro ? Rankings.macro(rows) : Rankings.auroc(rows);
    }

    private Evaluator<Grounding> evaluator(@Nullable GroundingModel asked, Without without) {
        return new Faithfulness(config, embedder, asked, languages, without);
    }

    private static List<Finding<Grounding>> findings(Evaluator<Grounding> evaluator, List<LabelledAnswer> answers) {
        return answers.parallelStream()
                .map(a -> evaluator.evaluate(a.testCase(), Answer.of(a.answer())))
                .toList();
    }

    private static List<Scored> scored(List<LabelledAnswer> answers, List<Finding<Grounding>> findings) {
        return IntStream.range(0, answers.size())
                .mapToObj(i -> new Scored(answers.get(i), GroundingBench.risk(findings.get(i))))
                .toList();
    }

    /** What the decision saw of every claim that was traced. */
    private List<Map<String, Double>> features(List<LabelledAnswer> answers, List<Finding<Grounding>> findings) {
        Tracer tracer = new Tracer(config, model);
        return IntStream.range(0, answers.size())
                .parallel()
                .mapToObj(i -> tracer.features(
                        claims(findings.get(i)), answers.get(i).testCase().documents()))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Claim> claims(Finding<Grounding> finding) {
        return finding.fold(
                s -> s.detail().trace().claims().stream()
                        .map(TracedClaim::claim)
                        .toList(),
                a -> List.of(),
                u -> List.of());
    }

    /** The mean of each feature that the decision weighs. */
    private Map<String, Double> means(List<Map<String, Double>> features) {
        Map<String, Double> means = new TreeMap<>();
        for (String name : new Tracer(config, model).weighed()) {
            means.put(
                    name,
                    features.stream()
                            .mapToDouble(f -> f.getOrDefault(name, 0.0))
                            .average()
                            .orElse(0));
        }
        return means;
    }
}
