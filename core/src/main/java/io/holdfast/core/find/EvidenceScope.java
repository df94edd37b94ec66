package io.holdfast.core.find;

import io.holdfast.core.config.section.TraceSettings;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where an answer comes from: the units near those that share most with one of its claims. All its claims are looked for
 * there, so that text about other things changes no verdict; only a claim that {@linkplain EvidenceIndex.Found#at plainly
 * comes from elsewhere} is looked for everywhere. A record or table is in scope as a whole.
 */
public final class EvidenceScope {
    private static final BitSet NOWHERE = new BitSet();

    private final Map<IndexedDocument, BitSet> units = new HashMap<>();

    /** @param found for every claim of the answer the spans that share its words */
    public EvidenceScope(List<EvidenceIndex.Found> found, TraceSettings settings) {
        List<EvidenceIndex.Found> telling =
                found.stream().filter(f -> f.terms() >= settings.homeTerms()).toList();
        double most =
                telling.stream().mapToDouble(EvidenceIndex.Found::most).max().orElse(0);
        for (EvidenceIndex.Found claim : telling) {
            if (claim.most() > 0 && claim.most() >= settings.homeShare() * most) {
                claim.best().forEach(anchor -> settle(anchor, settings));
            }
        }
    }

    /** Everything within reach of a span, on both sides. */
    private void settle(EvidenceIndex.Candidate anchor, TraceSettings settings) {
        BitSet near = units.computeIfAbsent(anchor.source(), k -> new BitSet());
        near.set(anchor.unit());
        if (anchor.structured()) {
            near.set(0, anchor.source().units().size());
            return;
        }
        reach(near, anchor, 1, settings);
        reach(near, anchor, -1, settings);
    }

    /** Goes one way, span by span; what parts two paragraphs is counted in. */
    private static void reach(BitSet near, EvidenceIndex.Candidate anchor, int step, TraceSettings settings) {
        IndexedDocument source = anchor.source();
        int left = settings.homeUnits();
        for (int unit = anchor.unit() + step; unit >= 0 && unit < source.units().size(); unit += step) {
            left -= 1 + Math.min(source.gaps[step > 0 ? unit : unit + 1], settings.paragraphUnits());
            if (left < 0) {
                return;
            }
            near.set(unit);
        }
    }

    /** Whether a span is in scope; every span is when no claim tells where the answer comes from. */
    boolean holds(EvidenceIndex.Candidate candidate) {
        return units.isEmpty()
                || units.getOrDefault(candidate.source(), NOWHERE).get(candidate.unit());
    }
}
