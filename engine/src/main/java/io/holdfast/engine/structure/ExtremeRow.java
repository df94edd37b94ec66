package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The row of a table that a superlative picks: the cheapest, the warmest, the one with the fewest places. */
final class ExtremeRow {
    private static final Pattern DATE = EngineWords.pattern("\\b%{year}\\b");

    private final Weights weights;
    private final Set<String> wanted;
    private final Set<String> rest;
    private final Superlative superlative;

    ExtremeRow(Weights weights, Set<String> wanted, Superlative superlative) {
        this.weights = weights;
        this.wanted = wanted;
        this.rest = new HashSet<>(wanted);
        this.rest.removeAll(ComparedWords.content(superlative.word()));
        this.superlative = superlative;
    }

    /** A column that can be compared, with the number of each row. */
    private record Column(int place, List<Double> values) {}

    /** The row with the most or the least of the column the question compares by. */
    Optional<Structured> of(Block table) {
        return columns(table)
                .filter(c -> match(table, c.place) > 0)
                .max(Comparator.<Column>comparingDouble(c -> match(table, c.place))
                        .thenComparing(c -> -c.place))
                .map(c -> by(table, c));
    }

    /** The row of every column that can be compared: a model must say which column is asked for. */
    List<Structured> every(Block table) {
        return columns(table).map(c -> by(table, c)).toList();
    }

    private static Stream<Column> columns(Block table) {
        return IntStream.range(0, table.header().size())
                .mapToObj(j -> new Column(j, TableAnswers.values(table, j)))
                .filter(c -> c.values.size() == table.items().size());
    }

    /** How strongly a question names a column, by its words or by what its superlative compares. */
    private double match(Block table, int j) {
        String header = table.header().get(j);
        double match = weights.sum(TableAnswers.common(rest, ComparedWords.content(header)))
                + (superlative.compares(header) ? 1 : 0);
        boolean dates = TableAnswers.column(table, j).stream()
                .allMatch(c -> DATE.matcher(c).find());
        return superlative.ofTime() ? (dates ? 1 + match : 0) : match;
    }

    private Structured by(Block table, Column column) {
        int by = column.place;
        List<Double> values = column.values;
        double extreme = superlative.lowest() ? Collections.min(values) : Collections.max(values);
        int named = TableAnswers.label(table, rest, by);
        Block.Item best = table.items().get(values.indexOf(extreme));
        Set<String> accounted = new HashSet<>(
                ComparedWords.content(table.about() + "\n" + table.header().get(by) + "\n"
                        + table.header().get(named) + "\n" + best.cells().get(by)));
        if (match(table, by) > 0) {
            accounted.addAll(ComparedWords.content(superlative.word()));
        }
        if (superlative.ofTime()) {
            accounted.addAll(ComparedWords.content("opened founded built"));
        }
        String names = IntStream.range(0, values.size())
                .filter(i -> values.get(i) == extreme)
                .mapToObj(i -> table.items().get(i).cells().get(named))
                .collect(Collectors.joining(", "));
        String shown = TableAnswers.shown(table, best, by);
        String told = (superlative.lowest() ? "lowest " : "highest ") + shown + ": " + names;
        return new Structured(
                "superlative",
                names + ": " + shown,
                best.chunk(),
                best.place(by),
                names,
                false,
                weights.share(wanted, accounted),
                names,
                told);
    }
}
