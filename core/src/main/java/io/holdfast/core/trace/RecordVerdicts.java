package io.holdfast.core.trace;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.record.AttributeFinding;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the attributes of a record decide about the claims of an answer. A claim with a wrong attribute is contradicted,
 * one with an attribute the record leaves open is not found, and one that says nothing beyond what the attributes bear
 * out is supported. The rest is left to the tracer.
 */
final class RecordVerdicts {
    private static final double CONTRADICTED = 0.02;
    private static final double NOT_STATED = 0.1;
    private static final double SUPPORTED = 0.97;

    /** Words that say nothing about a place beyond its attributes. */
    private static final Set<String> FILLING = Lexicon.stems(
            "restaurant",
            "business",
            "establishment",
            "place",
            "venue",
            "eatery",
            "spot",
            "located",
            "location",
            "situated",
            "offers",
            "provides",
            "features",
            "includes",
            "available",
            "availability",
            "options",
            "option",
            "service",
            "services",
            "amenities",
            "customers",
            "guests",
            "patrons",
            "open",
            "operates",
            "hours",
            "operating",
            "closed",
            "daily",
            "rating",
            "rated",
            "stars",
            "star",
            "overall",
            "average",
            "holds",
            "accepts",
            "accepted",
            "described",
            "ambience",
            "ambiance",
            "atmosphere",
            "suitable",
            "good",
            "accommodates",
            "parking",
            "categories",
            "category",
            "categorized",
            "cuisine",
            "food",
            "serves",
            "serving",
            "address",
            "city",
            "state",
            "facilities",
            "dining",
            "attributes",
            "key",
            "currently",
            "does",
            "it",
            "name",
            "known",
            "specializing",
            "specializes",
            "including",
            "several",
            "various",
            "both",
            "additionally",
            "also",
            "however",
            "while",
            "no",
            "not",
            "making");

    private final List<Claim> claims;
    private final List<AttributeFinding> findings;

    RecordVerdicts(String answer, List<Claim> claims, List<AttributeFinding> findings) {
        this.findings = findings;
        List<Claim> all = new ArrayList<>(claims);
        for (AttributeFinding finding : findings) {
            Span span = finding.span();
            if (!finding.supported() && all.stream().noneMatch(c -> c.span().overlaps(span))) {
                all.add(new Claim(span, span.of(answer), span.of(answer)));
            }
        }
        all.sort(Comparator.comparing(Claim::span));
        this.claims = all;
    }

    /** The claims, with one more for each fault that stands in none of them (a heading, a label). */
    List<Claim> claims() {
        return claims;
    }

    /** The verdict on a claim; null when its attributes do not decide it. */
    @Nullable TracedClaim decide(Claim claim, FactComparison facts) {
        List<AttributeFinding> faults = findings.stream()
                .filter(f -> !f.supported() && claim.equals(home(f)))
                .sorted(Comparator.comparing((AttributeFinding f) -> f.verdict() != Verdict.CONTRADICTED)
                        .thenComparing(AttributeFinding::span))
                .toList();
        if (!faults.isEmpty()) {
            AttributeFinding first = faults.get(0);
            boolean contradicted = first.verdict() == Verdict.CONTRADICTED;
            return new TracedClaim(
                    claim,
                    first.verdict(),
                    contradicted ? CONTRADICTED : NOT_STATED,
                    first.rule(),
                    evidence(faults),
                    String.join(
                            "; ",
                            faults.stream()
                                    .map(AttributeFinding::diagnosis)
                                    .distinct()
                                    .toList()),
                    faults.stream()
                            .map(AttributeFinding::span)
                            .distinct()
                            .sorted()
                            .toList(),
                    false);
        }
        List<AttributeFinding> held = findings.stream()
                .filter(f -> f.supported() && f.span().overlaps(claim.span()))
                .toList();
        boolean all = !held.isEmpty() && !evidence(held).isEmpty() && saysNoMore(claim, held, facts);
        return all
                ? new TracedClaim(claim, Verdict.SUPPORTED, SUPPORTED, Rule.ATTRIBUTE_MATCH, evidence(held), null)
                : null;
    }

    /** The claim that a finding is about: the one it overlaps most. */
    private @Nullable Claim home(AttributeFinding finding) {
        Claim best = null;
        int most = 0;
        for (Claim claim : claims) {
            int overlap = Math.min(claim.span().end(), finding.span().end())
                    - Math.max(claim.span().start(), finding.span().start());
            if (overlap > most) {
                most = overlap;
                best = claim;
            }
        }
        return best;
    }

    private static boolean saysNoMore(Claim claim, List<AttributeFinding> held, FactComparison facts) {
        BitSet borne = new BitSet();
        held.forEach(f -> borne.set(
                Math.max(0, f.span().start() - claim.span().start()),
                Math.max(0, f.span().end() - claim.span().start())));
        for (Term term : facts.read(claim.text()).terms) {
            if (!borne.get(term.start()) && !FILLING.contains(term.stem())) {
                return false;
            }
        }
        return true;
    }

    private static List<Evidence> evidence(List<AttributeFinding> found) {
        return found.stream().flatMap(f -> f.evidence().stream()).distinct().toList();
    }
}
