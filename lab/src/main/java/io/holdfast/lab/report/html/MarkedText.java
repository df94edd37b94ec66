package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A text with spans marked in it. Where spans overlap the text is cut at every border, and a piece belongs to all spans
 * that cover it: no claim loses its evidence to another.
 */
final class MarkedText {
    private static final Comparator<ShownClaim> WORST_FIRST =
            Comparator.comparingInt(c -> c.contradicted() ? 0 : c.supported() ? 2 : 1);

    private MarkedText() {}

    /**
     * A span of a claim, or of its evidence.
     *
     * @param number of the claim, from 1
     * @param decided whether the verdict rests on it; what is only near is marked less
     */
    record Mark(int number, ShownClaim claim, int start, int end, boolean decided) {}

    /** What a piece of text becomes, given the marks on it and those that end with it. */
    interface Piece {
        Html of(Html text, List<Mark> on, List<Mark> ending);
    }

    static Html of(String text, List<Mark> all, Piece piece) {
        List<Mark> marks = all.stream()
                .map(m -> new Mark(m.number(), m.claim(), within(m.start(), text), within(m.end(), text), m.decided()))
                .filter(m -> m.start() < m.end())
                .sorted(Comparator.comparingInt(Mark::start).thenComparingInt(Mark::number))
                .toList();
        TreeSet<Integer> borders = new TreeSet<>(List.of(0, text.length()));
        marks.forEach(m -> borders.addAll(List.of(m.start(), m.end())));
        List<Html> pieces = new ArrayList<>();
        List<Mark> on = new ArrayList<>();
        int next = 0;
        int from = 0;
        for (int to : borders) {
            if (to > from) {
                for (; next < marks.size() && marks.get(next).start() <= from; next++) {
                    on.add(marks.get(next));
                }
                int end = to;
                Html words = Html.text(text.substring(from, to));
                pieces.add(
                        on.isEmpty()
                                ? words
                                : piece.of(
                                        words,
                                        List.copyOf(on),
                                        on.stream().filter(m -> m.end() == end).toList()));
                on.removeIf(m -> m.end() == end);
            }
            from = to;
        }
        return Html.all(pieces);
    }

    private static int within(int offset, String text) {
        return Math.max(0, Math.min(offset, text.length()));
    }

    /** The piece as a mark in the colour of the worst verdict on it, with the numbers of the claims that end here. */
    static Html mark(Html text, List<Mark> on, List<Mark> ending) {
        String style = on.stream()
                .filter(Mark::decided)
                .map(Mark::claim)
                .min(WORST_FIRST)
                .map(ShownClaim::style)
                .orElse("near");
        List<Html> numbers = ending.stream()
                .filter(Mark::decided)
                .map(m -> el("sup", m.claim().sign() + m.number()))
                .toList();
        return el("mark", at("class", style), at("data-claims", numbers(on)), text, numbers);
    }

    static String numbers(List<Mark> marks) {
        return marks.stream().map(m -> Integer.toString(m.number())).distinct().collect(Collectors.joining(" "));
    }
}
