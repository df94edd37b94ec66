package io.holdfast.core.trace;

import io.holdfast.core.config.QuantityTolerance;
import io.holdfast.core.fact.CodeToken;
import io.holdfast.core.fact.DateFact;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.fact.Relation;
import io.holdfast.core.fact.Unit;
import io.holdfast.core.model.Rule;
import io.holdfast.core.text.RatcliffObershelp;
import io.holdfast.core.trace.Binding.Match;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Facts that are values: quantities, dates, code tokens and technical terms. */
final class ValueRules {
    /** How alike two code tokens must be before one is taken for a corruption of the other. */
    private static final double CODE_LIKENESS = 0.6;

    /**
     * Share of the claim's other words that a source says when the two are versions of one sentence. Numbers are many in
     * prose, so one displaces an equal one only in such a clause; dates, code and terms are few and need no such care.
     */
    private static final double TWINS = 0.8;

    private final QuantityTolerance tolerance;

    ValueRules(QuantityTolerance tolerance) {
        this.tolerance = tolerance;
    }

    void quantities(Alignment pair, Differences out) {
        boolean twins = pair.coverage(term -> 1, Set.of()) >= TWINS;
        new Binding<Quantity>(
                        (a, b) -> matchQuantity(a, b, twins),
                        Quantity::start,
                        q -> textOf(q.start(), q.end(), q, pair),
                        (a, b) -> a.compare(b, tolerance) == Relation.DIFFERENT_UNIT
                                ? Rule.UNIT_MISMATCH
                                : Rule.NUMBER_MISMATCH,
                        TWINS)
                .bind(pair.claim.quantities, pair.source.quantities, pair, out);
        reversedRange(pair, out);
    }

    /** "From 20 to 50" is not "from 50 to 20". */
    private void reversedRange(Alignment pair, Differences out) {
        List<Quantity> c = pair.claim.quantities;
        List<Quantity> s = pair.source.quantities;
        if (c.size() != 2 || s.size() != 2 || !fromTo(pair.claim, c) || !fromTo(pair.source, s)) {
            return;
        }
        boolean crossed = c.get(0).compare(s.get(1), tolerance).supports()
                && c.get(1).compare(s.get(0), tolerance).supports();
        boolean straight = c.get(0).compare(s.get(0), tolerance).supports();
        if (crossed && !straight) {
            out.conflict(
                    Rule.NUMBER_MISMATCH,
                    pair.claim.text.substring(c.get(0).start(), c.get(1).end()),
                    pair.source.text.substring(s.get(0).start(), s.get(1).end()));
        }
    }

    private static boolean fromTo(Reading r, List<Quantity> q) {
        String before = r.text.substring(0, q.get(0).start()).toLowerCase(Locale.ROOT);
        String between = r.text.substring(
                        q.get(0).end(), Math.max(q.get(0).end(), q.get(1).start()))
                .toLowerCase(Locale.ROOT);
        return before.endsWith("from ") && between.contains("to ");
    }

    void dates(Alignment pair, Differences out) {
        new Binding<DateFact>(
                        (a, b) -> match(a.compare(b)),
                        DateFact::start,
                        d -> textOf(d.start(), d.end(), d, pair),
                        (a, b) -> Rule.DATE_MISMATCH,
                        0)
                .bind(pair.claim.dates, pair.source.dates, pair, out);
    }

    void codes(Alignment pair, Differences out) {
        new Binding<CodeToken>(
                        ValueRules::matchCode, CodeToken::start, CodeToken::text, (a, b) -> Rule.CODE_MISMATCH, 0)
                .bind(
                        pair.claim.codes.stream()
                                .filter(c -> !plain(c, pair.source))
                                .toList(),
                        pair.source.codes,
                        pair,
                        out);
    }

    void technical(Alignment pair, Differences out) {
        new Binding<Technical>(
                        (a, b) -> a.group() != b.group()
                                ? Match.UNRELATED
                                : a.word().equals(b.word()) ? Match.SAME : Match.RIVAL,
                        Technical::start,
                        t -> (pair.source.technical.contains(t) ? pair.source : pair.claim)
                                .text.substring(t.start(), t.end()),
                        (a, b) -> Rule.TECHNICAL_TERM_CONFLICT,
                        0)
                .bind(pair.claim.technical, pair.source.technical, pair, out);
    }

    /**
     * Another number of the same kind is a rival; so is the same number of another measure. A bare number (a list
     * marker, a page) is no rival of a measured one, and a thing counted elsewhere no rival of another thing; a bare
     * number is a rival of another only between two versions of one sentence. As many of something under another noun
     * ("270 residents", "270 people") is the same number: whether the nouns agree is for the words to say.
     */
    private Match matchQuantity(Quantity claimed, Quantity stated, boolean twins) {
        Relation relation = claimed.compare(stated, tolerance);
        if (relation.supports()) {
            return Match.SAME;
        }
        Unit a = claimed.unit();
        Unit b = stated.unit();
        boolean measured = a != null && !a.counted() || b != null && !b.counted();
        if (!relation.conflicts() || (a == null || b == null) && (measured || !twins)) {
            return Match.UNRELATED;
        }
        if (relation == Relation.DIFFERENT_VALUE) {
            return Match.RIVAL;
        }
        boolean sameNumber =
                claimed.low().compareTo(stated.low()) == 0 && claimed.high().compareTo(stated.high()) == 0;
        boolean onlyRate = a != null && b != null && a.name().equals(b.name());
        boolean onlyNoun = a != null && b != null && a.counted() && b.counted();
        return sameNumber && (onlyRate || onlyNoun) ? Match.SAME : sameNumber && twins ? Match.RIVAL : Match.UNRELATED;
    }

    private static Match match(Relation relation) {
        return relation.supports() ? Match.SAME : relation.conflicts() ? Match.RIVAL : Match.UNRELATED;
    }

    private static Match matchCode(CodeToken a, CodeToken b) {
        if (a.same(b)) {
            return Match.SAME;
        }
        return a.kind() == b.kind() && RatcliffObershelp.ratio(a.text(), b.text()) >= CODE_LIKENESS
                ? Match.RIVAL
                : Match.UNRELATED;
    }

    /** A word marked as code in the claim alone ("`locale`") stands in the source as a plain word. */
    private static boolean plain(CodeToken code, Reading source) {
        return source.tokens.stream().anyMatch(t -> t.text().equals(code.text()))
                && source.codes.stream().noneMatch(c -> c.text().equals(code.text()));
    }

    private static String textOf(int start, int end, Object value, Alignment pair) {
        boolean fromSource = pair.source.quantities.stream().anyMatch(q -> q == value)
                || pair.source.dates.stream().anyMatch(d -> d == value);
        return (fromSource ? pair.source : pair.claim)
                .text
                .substring(start, end)
                .strip();
    }
}
