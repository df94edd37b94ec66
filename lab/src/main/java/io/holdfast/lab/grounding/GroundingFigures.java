package io.holdfast.lab.grounding;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.model.Rule;
import io.holdfast.core.stats.Calibration;
import io.holdfast.core.stats.Labelled;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * How well risk finds unsupported answers on one set. Positives are the unsupported answers; a ranking is null where
 * a set has only one kind.
 *
 * @param byTask AUROC of each task
 * @param macro mean over tasks
 * @param stratified mean over task × generator cells with at least two of each label: style cannot help there
 * @param pairs pairs of a right and a wrong answer that differ in little else
 * @param rightInPair share of the pairs in which the wrong answer has the higher risk, ties half; null without pairs
 * @param spanF1 of characters marked unsupported, over the bad and good answers together
 * @param rightFlagged share of the supported answers whose risk reaches the threshold
 * @param wrongPassed share of the unsupported ones whose risk does not
 * @param surestHalf how often risk is right (½ and above: unsupported) on the half where it is farthest from ½
 * @param groups figures by kind, task, document kind and language
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
        int pairs,
        @Nullable Double rightInPair,
        @Nullable Interval rightInPairInterval,
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
        Map<String, Double> decidedBy,
        Rate rightFlagged,
        Rate wrongPassed,
        Rate surestHalf,
        Map<String, Map<String, GroupFigures>> groups) {

    /** The rankings of a trivial score. */
    public record Baseline(
            @Nullable Double auroc,
            @Nullable Double macro,
            @Nullable Double stratified) {}

    private static final int BINS = 10;

    static GroundingFigures of(String name, List<Measured> rows, double threshold, long seed) {
        List<Scored> risk = rows.stream().map(Measured::scored).toList();
        List<Twins> twins = Twins.of(risk);
        SourceBootstrap bootstrap = new SourceBootstrap(seed);
        Function<Scored, String> source = r -> r.answer().source();
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
                Rankings.auroc(risk),
                bootstrap.interval(risk, source, Rankings::auroc),
                Rankings.byTask(risk),
                Rankings.macro(risk),
                bootstrap.interval(risk, source, Rankings::macro),
                Rankings.stratified(risk),
                twins.size(),
                Twins.rightInPair(twins),
                bootstrap.interval(twins, Twins::source, Twins::rightInPair),
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
                decidedBy(rows),
                Rate.of(rows.stream().filter(m -> !m.bad()).toList(), m -> m.risk() >= threshold),
                Rate.of(rows.stream().filter(Measured::bad).toList(), m -> m.risk() < threshold),
                Rate.surestHalf(rows),
                GroupFigures.all(rows));
    }

    private static Baseline baseline(List<Measured> rows, ToDoubleFunction<Measured> score) {
        List<Scored> scored = rows.stream()
                .map(m -> new Scored(m.answer(), score.applyAsDouble(m)))
                .toList();
        return new Baseline(Rankings.auroc(scored), Rankings.macro(scored), Rankings.stratified(scored));
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
