package io.holdfast.lab.grounding;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How well risk finds the unsupported answers among those of one kind, task, document kind or language, by its label or as it was
 * read.
 *
 * @param auroc null where all have one label
 * @param pairs pairs of a right and a wrong answer that both belong here
 * @param rightInPair share of the pairs in which the wrong answer has the higher risk, ties half; null without pairs
 */
public record GroupFigures(
        int n,
        int positives,
        @Nullable Double auroc,
        int pairs,
        @Nullable Double rightInPair) {

    /** The figures of each group, under what the answers are grouped by; answers of which that is unknown are left out. */
    static Map<String, Map<String, GroupFigures>> all(List<Measured> rows) {
        Map<String, Map<String, GroupFigures>> all = new LinkedHashMap<>();
        all.put("kind", by(rows, m -> m.answer().kind()));
        all.put("task", by(rows, m -> m.answer().task()));
        all.put("document_kind", by(rows, Measured::documentKind));
        all.put("language", by(rows, m -> m.answer().language()));
        all.put("read_language", by(rows, Measured::language));
        return all;
    }

    private static Map<String, GroupFigures> by(List<Measured> rows, Function<Measured, String> key) {
        Map<String, GroupFigures> figures = new LinkedHashMap<>();
        Rankings.groups(rows, key).forEach((name, group) -> {
            if (!name.isEmpty()) {
                figures.put(name, of(group.stream().map(Measured::scored).toList()));
            }
        });
        return figures;
    }

    private static GroupFigures of(List<Scored> rows) {
        List<Twins> twins = Twins.of(rows);
        return new GroupFigures(
                rows.size(),
                (int) rows.stream().filter(Scored::bad).count(),
                Rankings.auroc(rows),
                twins.size(),
                Twins.rightInPair(twins));
    }
}
