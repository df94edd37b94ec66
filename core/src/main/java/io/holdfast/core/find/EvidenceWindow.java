package io.holdfast.core.find;

import io.holdfast.core.read.TextUnit;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The text that the grounding model reads beside a claim: everything in reach of the answer where that fits, else the
 * units that share most with the claim, each with its neighbours, and the first of their documents. Sentences that share
 * little fill two fifths of it at most, because it costs its length to read; of records and tables any unit may
 * matter to a summary. Units are in the order of their documents and written with their values in one form; fields, rows
 * and turns are set apart by a bar.
 */
public final class EvidenceWindow {
    /** The part of a window that summaries may take: one in so many. */
    private static final int SUMMARIES = 3;
    /** Units share most with a claim that have this part of the best one's rank. */
    private static final double MOST = 0.3;
    /** The part of a window up to which other units fill it where the best one is a sentence. */
    private static final double OTHERS = 0.4;

    private record Place(IndexedDocument source, int unit) {
        IndexedUnit read() {
            return source.units().get(unit);
        }
    }

    private static final Comparator<Place> READING_ORDER =
            Comparator.comparing((Place p) -> p.source.text()).thenComparingInt(p -> p.unit);

    private static final Comparator<EvidenceIndex.Candidate> BEST_FIRST = Comparator.comparingDouble(
                    (EvidenceIndex.Candidate c) -> -c.rank())
            .thenComparing(c -> c.source().text())
            .thenComparingInt(EvidenceIndex.Candidate::unit);

    private EvidenceWindow() {}

    /**
     * @param candidates units that share words with the claim
     * @param reach every unit near where the answer comes from
     * @param chars how long the window may be
     */
    public static String of(List<EvidenceIndex.Candidate> candidates, List<EvidenceIndex.Candidate> reach, int chars) {
        Set<Place> taken = new TreeSet<>(READING_ORDER);
        Set<Place> others = new LinkedHashSet<>();
        int all = reach.stream().mapToInt(c -> c.read().written().length() + 1).sum();
        int room = chars;
        if (all > chars && !candidates.isEmpty()) {
            List<EvidenceIndex.Candidate> best =
                    candidates.stream().sorted(BEST_FIRST).toList();
            take(taken, nearest(best, chars / SUMMARIES), chars);
            best.forEach(c -> add(others, c.source(), c.unit()));
            room = best.get(0).structured() ? chars : (int) (OTHERS * chars);
        }
        reach.forEach(c -> add(others, c.source(), c.unit()));
        candidates.forEach(c -> add(others, c.source(), c.unit()));
        take(taken, others, room);
        return text(taken);
    }

    /** The units that share most, each with its neighbours, then the first units of all documents that share any. */
    private static Set<Place> nearest(List<EvidenceIndex.Candidate> best, int summaries) {
        Set<Place> wanted = new LinkedHashSet<>();
        double least = MOST * best.get(0).rank();
        best.stream().filter(c -> c.structured() || c.rank() >= least).forEach(c -> {
            add(wanted, c.source(), c.unit());
            if (wanted.size() == 1) {
                addSummaries(wanted, best, summaries);
            }
            if (!c.structured()) {
                add(wanted, c.source(), c.unit() - 1);
                add(wanted, c.source(), c.unit() + 1);
            }
        });
        best.forEach(c -> add(wanted, c.source(), 0));
        return wanted;
    }

    /** The summaries of the table that the best unit is a row of, those first that share words with the claim. */
    private static void addSummaries(Set<Place> wanted, List<EvidenceIndex.Candidate> best, int chars) {
        EvidenceIndex.Candidate row = best.get(0);
        Set<Place> summaries = new LinkedHashSet<>();
        best.stream().filter(c -> c.source().equals(row.source())).forEach(c -> add(summaries, c.source(), c.unit()));
        IntStream.range(0, row.source().units().size()).forEach(u -> add(summaries, row.source(), u));
        int length = 0;
        for (Place place : summaries) {
            boolean here = place.read().kind() == TextUnit.Kind.SUMMARY
                    && place.read().span().contains(row.read().span());
            length += here ? place.read().written().length() + 1 : 0;
            if (here && length <= chars) {
                wanted.add(place);
            }
        }
    }

    private static void add(Set<Place> places, IndexedDocument source, int unit) {
        if (unit >= 0 && unit < source.units().size()) {
            places.add(new Place(source, unit));
        }
    }

    /** Takes what fits of places, in their order; the first in any case. */
    private static void take(Set<Place> taken, Set<Place> wanted, int chars) {
        int length = taken.stream().mapToInt(EvidenceWindow::length).sum();
        for (Place place : wanted) {
            if ((taken.isEmpty() || length + length(place) <= chars) && taken.add(place)) {
                length += length(place);
            }
        }
    }

    private static int length(Place place) {
        return place.read().written().length() + 1;
    }

    private static String text(Set<Place> taken) {
        StringBuilder text = new StringBuilder();
        for (Place place : taken) {
            boolean apart = place.read().kind() != TextUnit.Kind.PROSE;
            text.append(text.length() == 0 ? "" : apart ? " | " : " ")
                    .append(place.read().written());
        }
        return text.toString();
    }
}
