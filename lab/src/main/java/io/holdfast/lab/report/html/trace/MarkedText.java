package io.holdfast.lab.report.html.trace;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.core.model.Span;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
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

    /** Longer stretches without evidence are folded. */
    private static final int FOLD = 700;

    /** What is left of a folded stretch beside evidence. */
    private static final int EDGE = 160;

    private MarkedText() {}

    /**
     * A span of a claim, or of its evidence.
     *
     * @param number of the claim, from 1
     * @param place among the evidence; the verdict rests on the first, what is only near is marked less
     */
    record Mark(int number, ShownClaim claim, int start, int end, int place) {
        boolean decided() {
            return place == 0;
        }
    }

    /** What a piece of text becomes, given the marks on it and those that end with it. */
    interface Piece {
        Html of(Html text, List<Mark> on, List<Mark> ending);
    }

    /** The whole text. */
    static Html of(String text, List<Mark> all, List<Span> strong, Piece piece) {
        return of(text, new Span(0, text.length()), all, strong, false, piece);
    }

    /**
     * Part of a text.
     *
     * @param strong words that differ from what they were compared with
     * @param fold whether long stretches without a mark are folded
     */
    static Html of(String text, Span range, List<Mark> all, List<Span> strong, boolean fold, Piece piece) {
        List<Mark> marks = all.stream()
                .map(m -> new Mark(m.number(), m.claim(), within(m.start(), range), within(m.end(), range), m.place()))
                .filter(m -> m.start() < m.end())
                .sorted(Comparator.comparingInt(Mark::start).thenComparingInt(Mark::number))
                .toList();
        TreeSet<Integer> borders = new TreeSet<>(List.of(range.start(), range.end()));
        marks.forEach(m -> borders.addAll(List.of(m.start(), m.end())));
        List<Html> pieces = new ArrayList<>();
        List<Mark> on = new ArrayList<>();
        int next = 0;
        int from = range.start();
        for (int to : borders) {
            if (to > from) {
                for (; next < marks.size() && marks.get(next).start() <= from; next++) {
                    on.add(marks.get(next));
                }
                Span here = new Span(from, to);
                Html words = words(text, here, strong);
                if (on.isEmpty()) {
                    boolean opens = from == range.start();
                    boolean ends = to == range.end();
                    pieces.add(fold ? folded(here.of(text), opens, ends, marks.isEmpty()) : words);
                } else {
                    pieces.add(piece.of(
                            words,
                            List.copyOf(on),
                            on.stream().filter(m -> m.end() == here.end()).toList()));
                }
                on.removeIf(m -> m.end() == here.end());
            }
            from = to;
        }
        return Html.all(pieces);
    }

    /** Text in which some words are strong. */
    private static Html words(String text, Span range, List<Span> strong) {
        List<Object> parts = new ArrayList<>();
        int at = range.start();
        for (Span span : strong.stream().sorted().toList()) {
            int start = Math.max(at, span.start());
            int end = Math.min(range.end(), span.end());
            if (start < end) {
                parts.add(text.substring(at, start));
                parts.add(el("strong", at("class", "word"), text.substring(start, end)));
                at = end;
            }
        }
        parts.add(text.substring(at, range.end()));
        return Html.all(parts);
    }

    /** A long stretch without evidence shows its ends; the middle can be opened. */
    private static Html folded(String text, boolean opens, boolean ends, boolean alone) {
        if (text.length() <= FOLD) {
            return Html.text(text);
        }
        int head = opens ? (alone ? FOLD - EDGE : 0) : EDGE;
        int tail = text.length() - (ends ? 0 : EDGE);
        return Html.all(
                text.substring(0, head),
                el(
                        "details",
                        at("class", "fold"),
                        el("summary", "… " + Words.count(tail - head) + " characters more"),
                        text.substring(head, tail)),
                text.substring(tail));
    }

    private static int within(int offset, Span range) {
        return Math.max(range.start(), Math.min(offset, range.end()));
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
