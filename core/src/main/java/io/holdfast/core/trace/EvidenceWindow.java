package io.holdfast.core.trace;

import io.holdfast.core.config.GroundingSettings;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The text the grounding model reads beside a claim: the best spans with the neighbours of the very best, in the order
 * they stand in their documents. Of a record every short attribute is read, for a claim about it may touch several; of
 * a conversation as many turns as fit, nearest first, for a turn means little without the one it answers.
 * What else the documents hold has no say, so padding them changes nothing.
 */
final class EvidenceWindow {
    /** A longer attribute of a record (a review, a description) is read only when it is among the best spans. */
    private static final int SHORT_ATTRIBUTE = 160;

    private record Place(SourceText source, int unit) {
        String text() {
            return source.units.get(unit).reading().text.strip();
        }
    }

    private static final Comparator<Place> READING_ORDER =
            Comparator.comparing((Place p) -> p.source.text).thenComparingInt(p -> p.unit);

    private EvidenceWindow() {}

    static String of(List<Weighed> bestFirst, GroundingSettings settings) {
        Set<Place> wanted = new LinkedHashSet<>();
        for (int i = 0; i < bestFirst.size(); i++) {
            Sources.Candidate candidate = bestFirst.get(i).candidate();
            add(wanted, candidate.source(), candidate.unit());
            if (i == 0 && !candidate.source().record) {
                add(wanted, candidate.source(), candidate.unit() - 1);
                add(wanted, candidate.source(), candidate.unit() + 1);
            }
        }
        boolean record = !bestFirst.isEmpty() && bestFirst.get(0).candidate().source().record;
        if (record) {
            SourceText source = bestFirst.get(0).candidate().source();
            for (int u = 0; u < source.units.size(); u++) {
                if (source.units.get(u).reading().text.length() <= SHORT_ATTRIBUTE) {
                    add(wanted, source, u);
                }
            }
        }
        boolean chat = !bestFirst.isEmpty() && bestFirst.get(0).candidate().source().chat;
        if (chat) {
            around(wanted, bestFirst.get(0).candidate());
        }
        int units = record || chat ? Integer.MAX_VALUE : settings.windowUnits();
        return text(wanted, units, record ? settings.recordChars() : settings.windowChars());
    }

    /** The other units of a document, nearest first. */
    private static void around(Set<Place> places, Sources.Candidate best) {
        for (int step = 1; step < best.source().units.size(); step++) {
            add(places, best.source(), best.unit() - step);
            add(places, best.source(), best.unit() + step);
        }
    }

    private static void add(Set<Place> places, SourceText source, int unit) {
        if (unit >= 0 && unit < source.units.size()) {
            places.add(new Place(source, unit));
        }
    }

    /** Takes places in their order until the window is full, then puts them in reading order. */
    private static String text(Set<Place> wanted, int units, int chars) {
        Set<Place> taken = new TreeSet<>(READING_ORDER);
        int length = 0;
        for (Place place : wanted) {
            int more = place.text().length() + 1;
            if (taken.size() < units && (taken.isEmpty() || length + more <= chars)) {
                taken.add(place);
                length += more;
            }
        }
        return String.join(" ", taken.stream().map(Place::text).toList());
    }
}
