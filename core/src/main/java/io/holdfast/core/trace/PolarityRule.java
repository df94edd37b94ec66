package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Negation, antonyms and modality. A clause of the claim is laid beside the clause of the source it is most about;
 * negators of either side and opposites between them are counted. An odd count is a contradiction, an even one is not:
 * "optional" against "not required" holds one opposite and one negator, and agrees.
 */
final class PolarityRule implements FactRule {
    @Override
    public void compare(Alignment pair, Differences out) {
        for (int segment = 0; segment < pair.claim.segmentCount(); segment++) {
            int best = pair.bestFor(segment);
            if (best >= 0) {
                compare(pair, segment, best, out);
            }
        }
    }

    private static void compare(Alignment pair, int segment, int best, Differences out) {
        boolean negationsDiffer = pair.claim.oddNegation(segment) != pair.source.oddNegation(best);
        List<Alignment.Pair> flips = new ArrayList<>();
        boolean sharedDiffers = false;
        for (Alignment.Pair p : pair.pairs) {
            if (p.term().segment() != segment) {
                continue;
            }
            List<Term> here = p.same().stream().filter(t -> t.segment() == best).toList();
            if (here.isEmpty() && p.same().isEmpty()) {
                if (p.opposite().stream().anyMatch(t -> t.segment() == best)) {
                    flips.add(p);
                }
            } else if (!here.isEmpty()
                    && here.stream().noneMatch(t -> t.negated() == p.term().negated())) {
                sharedDiffers = true;
            }
        }
        if (flips.isEmpty()) {
            if (negationsDiffer && sharedDiffers) {
                out.conflict(Rule.NEGATION_MISMATCH, clause(pair.claim, segment), clause(pair.source, best));
            }
            modality(pair, segment, best, out);
            return;
        }
        boolean odd = negationsDiffer ^ (flips.size() % 2 == 1);
        if (!odd || ComparativeRule.swapped(pair)) {
            flips.forEach(f -> out.saidOtherwise.add(f.term()));
        } else {
            Alignment.Pair flip = flips.get(0);
            Term other = flip.opposite().stream()
                    .filter(t -> t.segment() == best)
                    .findFirst()
                    .orElseThrow();
            out.conflict(
                    negationsDiffer ? Rule.NEGATION_MISMATCH : Rule.COMPARATIVE_MISMATCH,
                    pair.claim.text.substring(flip.term().start(), flip.term().end()),
                    pair.source.text.substring(other.start(), other.end()));
        }
    }

    /** "Must" is more than "may": a claimed duty needs a stated one. */
    private static void modality(Alignment pair, int segment, int best, Differences out) {
        String claimed = clause(pair.claim, segment).toLowerCase(Locale.ROOT);
        String stated = clause(pair.source, best).toLowerCase(Locale.ROOT);
        boolean duty = claimed.matches(".*\\b(?:must|have to|has to|required to|shall|wajib|harus)\\b.*");
        boolean leave =
                stated.matches(".*\\b(?:may|can|could|might|optionally|should|recommended|boleh|dapat|bisa)\\b.*")
                        && !stated.matches(".*\\b(?:must|have to|has to|required|shall|wajib|harus)\\b.*");
        if (duty && leave) {
            out.conflict(Rule.NEGATION_MISMATCH, clause(pair.claim, segment), clause(pair.source, best));
        }
    }

    private static String clause(Reading reading, int segment) {
        int start = -1;
        int end = 0;
        for (int i = 0; i < reading.tokens.size(); i++) {
            if (reading.segments[i] == segment) {
                start = start < 0 ? reading.tokens.get(i).start() : start;
                end = reading.tokens.get(i).end();
            }
        }
        return start < 0 ? "" : reading.text.substring(start, end).replaceAll("^[,;:.\\s]+|[,;:.\\s]+$", "");
    }
}
