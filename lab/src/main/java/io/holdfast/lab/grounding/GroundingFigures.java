package io.holdfast.lab.grounding;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.model.Rule;
import io.holdfast.core.stats.Calibration;
import io.holdfast.core.stats.Labelled;
import io.holdfast.core.stats.RankingCurve;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.jspecify.annotations.Nullable;

/**
 * How well risk finds unsupported answers on one set. Positives are the unsupported answers; a ranking is null where
 * a set has only one kind.
 *
 * @param byTask AUROC of each task
 * @param macro mean over tasks
 * @param stratified mean over task × generator cells with at least two of each label: style cannot help there
 * @param spanF1 of characters marked unsupported, over the bad and good answers together
 */
public record GroundingFigures(
        String name,
        int n,
        int positives,
        @Nullable Double auroc,
        @Nullable Interval interval,
        Map<String, Double> byTask,
        @Nullable Double macro,
        @Nullable Interval macroInterval,
        @Nullable Double stratified,
        Baseline wordNovelty,
        Baseline bigramNovelty,
        double threshold,
        double precision,
        double recall,
        double f1,
        double balancedAccuracy,
        double spanF1,
        double calibrationError,
        double millisP50,
        double millisP95,
        Map<String, Double> decidedBy) {

    /** The rankings of a trivial score. */
    public record Baseline(
            @Nullable Double auroc,
            @Nullable Double macro,
            @Nullable Double stratified) {}

    private static final int DRAWS = 1000;
    private static final int BINS = 10;

    static GroundingFigures of(String name, List<Measured> rows, double threshold, long seed) {
        ToDoubleFunction<Measured> risk = Measured::risk;
        int positives = (int) rows.stream().filter(Measured::bad).count();
        long flagged = rows.stream().filter(m -> m.risk() >= threshold).count();
        long hits = rows.stream().filter(m -> m.risk() >= threshold && m.bad()).count();
        long falseAlarms = flagged - hits;
        double precision = flagged == 0 ? 0 : (double) hits / flagged;
        double recall = positives == 0 ? 0 : (double) hits / positives;
        double specificity = rows.size() == positives ? 0 : 1 - (double) falseAlarms / (rows.size() - positives);
        double[] millis =
                rows.stream().mapToDouble(m -> m.nanos() / 1e6).sorted().toArray();
        return new GroundingFigures(
                name,
                rows.size(),
                positives,
                auroc(rows, risk),
                interval(rows, r -> auroc(r, risk), seed),
                byTask(rows, risk),
                macro(rows, risk),
                interval(rows, r -> macro(r, risk), seed),
                stratified(rows, risk),
                baseline(rows, Measured::wordNovelty),
                baseline(rows, Measured::bigramNovelty),
                threshold,
                precision,
                recall,
                precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall),
                (recall + specificity) / 2,
                SpanOverlap.f1(rows),
                Calibration.of(
                                rows.stream()
                                        .map(m -> new Labelled(m.risk(), m.bad()))
                                        .toList(),
                                BINS)
                        .error()
                        .orElse(0),
                millis[millis.length / 2],
                millis[(int) Math.min(millis.length - 1L, Math.round(millis.length * 0.95))],
                decidedBy(rows));
    }

    private static Baseline baseline(List<Measured> rows, ToDoubleFunction<Measured> score) {
        return new Baseline(auroc(rows, score), macro(rows, score), stratified(rows, score));
    }

    private static @Nullable Double auroc(List<Measured> rows, ToDoubleFunction<Measured> score) {
        OptionalDouble area = RankingCurve.of(rows.stream()
                        .map(m -> new Labelled(score.applyAsDouble(m), m.bad()))
                        .toList())
                .auroc();
        return area.isPresent() ? area.getAsDouble() : null;
    }

    private static Map<String, Double> byTask(List<Measured> rows, ToDoubleFunction<Measured> score) {
        Map<String, Double> figures = new TreeMap<>();
        groups(rows, m -> m.answer().task()).forEach((task, group) -> {
            Double area = auroc(group, score);
            if (area != null) {
                figures.put(task, area);
            }
        });
        return figures;
    }

    private static @Nullable Double macro(List<Measured> rows, ToDoubleFunction<Measured> score) {
        return mean(new ArrayList<>(byTask(rows, score).values()));
    }

    private static @Nullable Double stratified(List<Measured> rows, ToDoubleFunction<Measured> score) {
        List<Double> cells = new ArrayList<>();
        groups(rows, m -> m.answer().task() + "\u0000" + m.answer().generator()).forEach((cell, group) -> {
            long bad = group.stream().filter(Measured::bad).count();
            Double area = bad < 2 || group.size() - bad < 2 ? null : auroc(group, score);
            if (area != null) {
                cells.add(area);
            }
        });
        return mean(cells);
    }

    private static @Nullable Double mean(List<Double> values) {
        return values.isEmpty()
                ? null
                : values.stream().mapToDouble(d -> d).average().orElseThrow();
    }

    private static Map<String, List<Measured>> groups(List<Measured> rows, Function<Measured, String> key) {
        Map<String, List<Measured>> groups = new TreeMap<>();
        rows.forEach(m ->
                groups.computeIfAbsent(key.apply(m), k -> new ArrayList<>()).add(m));
        return groups;
    }

    /** Resamples sources (answers to one context stay together), so that many answers to one document count once. */
    private static @Nullable Interval interval(
            List<Measured> rows, Function<List<Measured>, @Nullable Double> figure, long seed) {
        List<List<Measured>> clusters = new ArrayList<>(
                groups(rows, m -> m.answer().testCase().documents().toString()).values());
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        List<Double> drawn = new ArrayList<>();
        for (int d = 0; d < DRAWS; d++) {
            List<Measured> sample = new ArrayList<>();
            for (int i = 0; i < clusters.size(); i++) {
                sample.addAll(clusters.get(random.nextInt(clusters.size())));
            }
            Double value = figure.apply(sample);
            if (value != null) {
                drawn.add(value);
            }
        }
        if (drawn.size() < DRAWS / 2) {
            return null;
        }
        double[] sorted = drawn.stream().mapToDouble(x -> x).sorted().toArray();
        return new Interval(sorted[(int) (0.025 * sorted.length)], sorted[(int) (0.975 * sorted.length)]);
    }

    /** Share of the claims that each rule decided. */
    private static Map<String, Double> decidedBy(List<Measured> rows) {
        Map<String, Double> shares = new TreeMap<>();
        double all = Math.max(1, rows.stream().mapToInt(m -> m.rules().size()).sum());
        for (Measured m : rows) {
            for (Rule rule : m.rules()) {
                shares.merge(rule.id(), 1 / all, Double::sum);
            }
        }
        return shares;
    }
}
