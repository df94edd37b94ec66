package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The row of a table that a superlative picks: the cheapest, the warmest, the one with the fewest places. */
final class ExtremeRow {
    private static final Pattern DATE = Pattern.compile("\\b(?:1[0-9]{3}|20[0-9]{2})\\b");

    private final Weights weights;
    private final Set<String> wanted;
    private final Superlative superlative;

    ExtremeRow(Weights weights, Set<String> wanted, Superlative superlative) {
        this.weights = weights;
        this.wanted = wanted;
        this.superlative = superlative;
    }

    /** The row with the most or the least of the column the question compares by. */
    Optional<Structured> of(Block table) {
        Set<String> rest = new HashSet<>(wanted);
        rest.removeAll(ComparedWords.content(superlative.word()));
        int by = -1;
        double most = 0;
        for (int j = 0; j < table.header().size(); j++) {
            boolean ordered =
                    TableAnswers.values(table, j).size() == table.items().size();
            boolean dates = ordered
                    && TableAnswers.column(table, j).stream()
                            .allMatch(c -> DATE.matcher(c).find());
            double match = weights.sum(TableAnswers.common(
                            rest, ComparedWords.content(table.header().get(j))))
                    + (superlative.compares(table.header().get(j)) ? 1 : 0);
            match = superlative.ofTime() ? (dates ? 1 + match : 0) : match;
            if (ordered && match > most) {
                most = match;
                by = j;
            }
        }
        if (by < 0) {
            return Optional.empty();
        }
        List<Double> values = TableAnswers.values(table, by);
        int row = 0;
        for (int i = 1; i < values.size(); i++) {
            boolean further = superlative.lowest() ? values.get(i) < values.get(row) : values.get(i) > values.get(row);
            row = further ? i : row;
        }
        int named = TableAnswers.label(table, rest, by);
        Block.Item best = table.items().get(row);
        Set<String> accounted =
                new HashSet<>(ComparedWords.content(table.about() + "\n" + String.join(" ", table.header())));
        if (superlative.ofTime()) {
            accounted.addAll(ComparedWords.content("opened founded built"));
        }
        int place = row;
        List<String> equal = IntStream.range(0, values.size())
                .filter(i -> values.get(i).equals(values.get(place)))
                .mapToObj(i -> table.items().get(i).cells().get(named))
                .toList();
        String names = String.join(", ", equal);
        String text = names + ": " + TableAnswers.shown(table, best, by);
        return Optional.of(new Structured(
                "superlative", text, best.chunk(), best.place(by), names, weights.share(rest, accounted)));
    }
}
