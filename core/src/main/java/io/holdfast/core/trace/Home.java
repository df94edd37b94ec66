package io.holdfast.core.trace;

import io.holdfast.core.config.TraceSettings;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where an answer comes from: the spans near those that say most of one of its claims. All its claims are looked for
 * there, so text about other things, which says no claim of the answer, has no say in any; only a claim that {@linkplain
 * Sources.Found#at plainly comes from elsewhere} is looked for everywhere. A record is always home.
 */
final class Home {
    private static final BitSet NOWHERE = new BitSet();

    private final Map<SourceText, BitSet> units = new HashMap<>();

    /** @param found for every claim of the answer the spans that share its words */
    Home(List<Sources.Found> found, TraceSettings settings) {
        List<Sources.Found> telling =
                found.stream().filter(f -> f.terms() >= settings.homeTerms()).toList();
        double most = telling.stream().mapToDouble(Sources.Found::most).max().orElse(0);
        for (Sources.Found claim : telling) {
            if (claim.most() > 0 && claim.most() >= settings.homeShare() * most) {
                claim.best().forEach(anchor -> settle(anchor, settings));
            }
        }
    }

    /** Everything within reach of a span, on both sides. */
    private void settle(Sources.Candidate anchor, TraceSettings settings) {
        BitSet near = units.computeIfAbsent(anchor.source(), k -> new BitSet());
        near.set(anchor.unit());
        reach(near, anchor, 1, settings);
        reach(near, anchor, -1, settings);
    }

    /** Goes one way, span by span; what parts two paragraphs is counted in. */
    private static void reach(BitSet near, Sources.Candidate anchor, int step, TraceSettings settings) {
        SourceText source = anchor.source();
        int left = settings.homeUnits();
        for (int unit = anchor.unit() + step; unit >= 0 && unit < source.units.size(); unit += step) {
            left -= 1 + Math.min(source.gaps[step > 0 ? unit : unit + 1], settings.paragraphUnits());
            if (left < 0) {
                return;
            }
            near.set(unit);
        }
    }

    /** Whether a span stands at home; every span does when no claim tells where home is. */
    boolean holds(Sources.Candidate candidate) {
        return units.isEmpty()
                || candidate.source().record
                || units.getOrDefault(candidate.source(), NOWHERE).get(candidate.unit());
    }
}
