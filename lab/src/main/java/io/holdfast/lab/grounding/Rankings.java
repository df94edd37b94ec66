package io.holdfast.lab.grounding;

import io.holdfast.core.stats.Labelled;
import io.holdfast.core.stats.RankingCurve;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** AUROC of scores over labelled answers, pooled and by parts; null where there is only one kind of answer. */
final class Rankings {
    private Rankings() {}

    static @Nullable Double auroc(List<Scored> rows) {
        OptionalDouble area = RankingCurve.of(
                        rows.stream().map(r -> new Labelled(r.score(), r.bad())).toList())
                .auroc();
        return area.isPresent() ? area.getAsDouble() : null;
    }

    static Map<String, Double> byTask(List<Scored> rows) {
        Map<String, Double> figures = new TreeMap<>();
        groups(rows, r -> r.answer().task()).forEach((task, group) -> {
            Double area = auroc(group);
            if (area != null) {
                figures.put(task, area);
            }
        });
        return figures;
    }

    /** Mean over tasks. */
    static @Nullable Double macro(List<Scored> rows) {
        return mean(new ArrayList<>(byTask(rows).values()));
    }

    /** Mean over cells of one task and one generator with at least two answers of each label. */
    static @Nullable Double stratified(List<Scored> rows) {
        List<Double> cells = new ArrayList<>();
        groups(rows, r -> r.answer().task() + "\u0000" + r.answer().generator()).forEach((cell, group) -> {
            long bad = group.stream().filter(Scored::bad).count();
            Double area = bad < 2 || group.size() - bad < 2 ? null : auroc(group);
            if (area != null) {
                cells.add(area);
            }
        });
        return mean(cells);
    }

    static <T> Map<String, List<T>> groups(List<T> rows, Function<T, String> key) {
        Map<String, List<T>> groups = new TreeMap<>();
        rows.forEach(r ->
                groups.computeIfAbsent(key.apply(r), k -> new ArrayList<>()).add(r));
        return groups;
    }

    private static @Nullable Double mean(List<Double> values) {
        return values.isEmpty()
                ? null
                : values.stream().mapToDouble(d -> d).average().orElseThrow();
    }
}
