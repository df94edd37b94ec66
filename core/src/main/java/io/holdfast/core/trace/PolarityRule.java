package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Negation, antonyms and modality. A clause of the claim is laid beside the clause of the source it is most about;
 * negators of either side and opposites between them are counted. An odd count is a contradiction, an even one is not:
 * "optional" against "not required" holds one opposite and one negator, and agrees.
 */
final class PolarityRule implements FactRule {
    /** Share of a clause's words the other clause must hold before the two are taken to be about one thing. */
    private static final double SAME_CLAUSE = 0.8;

    /** A sentence that denies another as a whole. */
    private static final Pattern DENIAL = Pattern.compile(
            "\\s*(?:it is (?:not true|untrue|false|incorrect|wrong|not the case) that|tidak benar bahwa)\\b.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern DUTY = Pattern.compile("\\b(?:must|have to|has to|required to|shall|wajib|harus)\\b");
    private static final Pattern STATED_DUTY =
            Pattern.compile("\\b(?:must|have to|has to|required|shall|wajib|harus)\\b");
    private static final Pattern LEAVE =
            Pattern.compile("\\b(?:may|can|could|might|optionally|should|recommended|boleh|dapat|bisa)\\b");
    private static final Pattern FREED = Pattern.compile(
            "\\b(?:need not|not need to|n't need to|not have to|n't have to|not required to|tidak perlu|tidak harus|tidak wajib)\\b");
    private static final Pattern EDGES = Pattern.compile("^[,;:.\\s]+|[,;:.\\s]+$");

    @Override
    public void compare(Alignment pair, Differences out) {
        boolean claimDenies = DENIAL.matcher(pair.claim.text).matches();
        if (claimDenies != DENIAL.matcher(pair.source.text).matches()) {
            if (pair.coverage(term -> 1, Set.of()) >= SAME_CLAUSE) {
                out.conflict(Rule.NEGATION_MISMATCH, pair.claim.text.strip(), pair.source.text.strip());
            }
            return;
        }
        for (int segment = 0; segment < pair.claim.segmentCount(); segment++) {
            int best = pair.bestFor(segment);
            if (best >= 0) {
                compare(pair, segment, best, out);
            }
        }
    }

    private static void compare(Alignment pair, int segment, int best, Differences out) {
        Set<Term> flipped = new LinkedHashSet<>();
        Term opposite = null;
        for (Alignment.Pair p : pair.pairs) {
            if (p.term().segment() == segment && p.same().isEmpty()) {
                for (Term other : p.opposite()) {
                    if (other.segment() == best) {
                        flipped.add(p.term());
                        opposite = opposite == null ? other : opposite;
                    }
                }
            }
        }
        if (pair.within(segment, best, flipped) < SAME_CLAUSE) {
            return;
        }
        boolean negationsDiffer = oddNegation(pair, best) != pair.source.oddNegation(best);
        if (opposite == null) {
            if (negationsDiffer && negatedWordShared(pair, segment, best)) {
                out.conflict(Rule.NEGATION_MISMATCH, clause(pair.claim, segment), clause(pair.source, best));
            }
            modality(pair, segment, best, out);
        } else if (ComparativeRule.both(pair)) {
            return;
        } else if (negationsDiffer ^ (flipped.size() % 2 == 1)) {
            Term claimed = flipped.iterator().next();
            out.conflict(
                    negationsDiffer ? Rule.NEGATION_MISMATCH : Rule.COMPARATIVE_MISMATCH,
                    pair.claim.text.substring(claimed.start(), claimed.end()),
                    pair.source.text.substring(opposite.start(), opposite.end()));
        } else {
            out.saidOtherwise.addAll(flipped);
        }
    }

    /** Clauses of the claim that one clause of the source says together are negated together. */
    private static boolean oddNegation(Alignment pair, int best) {
        boolean odd = false;
        for (int segment = 0; segment < pair.claim.segmentCount(); segment++) {
            int other = pair.bestFor(segment);
            odd ^= (other == best || other < 0) && pair.claim.oddNegation(segment);
        }
        return odd;
    }

    /** The first word that a negator of either side reaches is one that the other side says too, unnegated. */
    private static boolean negatedWordShared(Alignment pair, int segment, int best) {
        Term negatedClaim = firstNegated(pair.claim, segment);
        Term negatedSource = firstNegated(pair.source, best);
        for (Alignment.Pair p : pair.pairs) {
            boolean claimSide = p.term().equals(negatedClaim)
                    && p.same().stream().anyMatch(t -> t.segment() == best && !t.negated());
            boolean sourceSide = negatedSource != null
                    && !p.term().negated()
                    && p.term().segment() == segment
                    && p.same().contains(negatedSource);
            if (claimSide || sourceSide) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Term firstNegated(Reading reading, int segment) {
        return reading.terms.stream()
                .filter(t -> t.segment() == segment && t.negated())
                .findFirst()
                .orElse(null);
    }

    /** "Must" is more than "may": a claimed duty needs a stated one. */
    private static void modality(Alignment pair, int segment, int best, Differences out) {
        String claimed = clause(pair.claim, segment).toLowerCase(Locale.ROOT);
        if (!DUTY.matcher(claimed).find()) {
            return;
        }
        String stated = clause(pair.source, best).toLowerCase(Locale.ROOT);
        boolean leave =
                LEAVE.matcher(stated).find() && !STATED_DUTY.matcher(stated).find();
        boolean freed = FREED.matcher(stated).find();
        boolean bound = !pair.claim.oddNegation(segment);
        if (leave || bound && freed) {
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
        return start < 0
                ? ""
                : EDGES.matcher(reading.text.substring(start, end)).replaceAll("");
    }
}
