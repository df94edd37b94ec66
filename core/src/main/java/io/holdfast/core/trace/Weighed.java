package io.holdfast.core.trace;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A candidate span weighed against a claim.
 *
 * @param coverage weighted share of the claim's words that it says
 * @param alignment which of the claim's words it says, and where
 * @param absent values of the claim that it lacks
 * @param similarity closeness in meaning where embedded, else the coverage
 */
record Weighed(
        Claim claim,
        Reading statement,
        Sources.Candidate candidate,
        Passage passage,
        Whole whole,
        double coverage,
        Alignment alignment,
        List<FactConflict> conflicts,
        List<String> absent,
        double similarity) {

    /** How much of a list item, or of a short answer, must be in the evidence: its last word, or every word. */
    enum Whole {
        HEAD,
        ALL
    }

    /** A list item is found by its own words, above all the last; its frame only says where to look. */
    private static final double HEAD_WEIGHT = 2;

    private static final double FRAME_WEIGHT = 0.3;

    /** Share of a claim's words that a span must say before a value in it counts as said of the same thing. */
    private static final double HOLDER = 0.25;

    /** Support first, then words, then text: never the order of the documents. */
    static final Comparator<Weighed> BEST_FIRST = Comparator.comparing((Weighed w) -> !w.agrees())
            .thenComparingDouble(w -> -w.coverage)
            .thenComparingInt(w -> w.conflicts.size() + w.absent.size())
            .thenComparingInt(w -> w.passage.text().length())
            .thenComparing(w -> w.passage.text())
            .thenComparing(w -> w.passage.documentId());

    static Weighed of(Claim claim, Reading statement, Sources.Candidate candidate, Whole whole, FactComparison facts) {
        return weigh(claim, statement, candidate, whole, candidate.passage(), candidate.reading(), facts);
    }

    /** The same candidate read together with the sentences before and after it. */
    Weighed widened(FactComparison facts) {
        Passage wide = Passage.of(candidate.document(), candidate.window());
        return weigh(claim, statement, candidate, whole, wide, facts.read(wide.text()), facts);
    }

    /** Whether {@link #widened} might say at least this share of the claim: facts, which cost most, are not compared. */
    boolean mayCover(double share) {
        List<Term> item = item(claim, statement);
        return Alignment.coverable(statement, candidate.neighbours(), term -> boost(term, item), Lexicon.BUNDLED)
                >= share;
    }

    private static Weighed weigh(
            Claim claim,
            Reading statement,
            Sources.Candidate candidate,
            Whole whole,
            Passage passage,
            Reading source,
            FactComparison facts) {
        Alignment alignment = new Alignment(statement, source, Lexicon.BUNDLED);
        Differences differences = facts.compare(alignment);
        List<Term> item = item(claim, statement);
        Term head = item.isEmpty() ? null : item.get(item.size() - 1);
        double coverage = alignment.coverage(term -> boost(term, item), differences.saidOtherwise);
        List<String> absent = new ArrayList<>(differences.absent);
        if (whole == Whole.HEAD && !item.isEmpty()) {
            absent.removeIf(value -> !claim.text().contains(value)); // the frame is shared by its siblings
        }
        for (Alignment.Pair pair : alignment.pairs) {
            boolean needed = whole == Whole.ALL
                    ? item.contains(pair.term())
                    : pair.term().equals(head);
            if (needed && pair.same().isEmpty() && !differences.saidOtherwise.contains(pair.term())) {
                absent.add(statement.text.substring(
                        pair.term().start(), pair.term().end()));
            }
        }
        return new Weighed(
                claim,
                statement,
                candidate,
                passage,
                whole,
                coverage,
                alignment,
                List.copyOf(differences.conflicts),
                absent.stream().distinct().toList(),
                Math.min(1, coverage));
    }

    private static double boost(Term term, List<Term> item) {
        return item.isEmpty()
                ? 1
                : term.equals(item.get(item.size() - 1)) ? HEAD_WEIGHT : item.contains(term) ? 1 : FRAME_WEIGHT;
    }

    /** The terms of a list item or short answer inside its frame; empty when the statement is the claim itself. */
    private static List<Term> item(Claim claim, Reading statement) {
        String text = claim.text().strip();
        int at = statement.text.indexOf(text);
        boolean same = at < 0 || text.length() >= statement.text.length() * 0.7;
        int end = at + text.length();
        return same
                ? List.of()
                : statement.terms.stream()
                        .filter(t -> t.start() >= at && t.end() <= end)
                        .toList();
    }

    /** Whether the claim is an item of a list. */
    static boolean isListItem(Claim claim, Reading statement, Whole whole) {
        return whole == Whole.HEAD && !item(claim, statement).isEmpty();
    }

    /** No fact conflicts and no value of the claim is missing. */
    boolean agrees() {
        return conflicts.isEmpty() && absent.isEmpty();
    }

    /** Share of the claim's neighbouring words that stand here in the same order; asked of few spans, so not kept. */
    double order() {
        return alignment.order();
    }

    boolean conflictOfValues() {
        return conflicts.stream().anyMatch(FactConflict::ofValues);
    }

    /**
     * Without the conflicts that do not stand: those over a value that another span says as the claim does. Only a span
     * that says almost all of the claim, and more of it than the other, is believed against that.
     */
    Weighed standing(List<Weighed> others, double whole) {
        List<FactConflict> standing = conflicts.stream()
                .filter(c -> !c.ofWords()
                        || others.stream()
                                .filter(o -> o.holds(c.claimSide()) && o.coverage >= HOLDER)
                                .allMatch(o -> coverage >= whole && coverage > o.coverage))
                .toList();
        return with(standing);
    }

    /** Of several sentences read together only what the claim says and they nowhere say speaks against it; names may stand for one another there. */
    Weighed unsaidHere() {
        return with(conflicts.stream()
                .filter(c -> c.rule() != Rule.ENTITY_MISMATCH && !passage.text().contains(c.claimSide()))
                .toList());
    }

    private Weighed with(List<FactConflict> standing) {
        return new Weighed(
                claim, statement, candidate, passage, whole, coverage, alignment, standing, absent, similarity);
    }

    boolean ofRecord() {
        return candidate.source().record;
    }

    boolean oneSentence() {
        return passage.equals(candidate.passage());
    }

    /** Whether a value of the claim stands here. */
    private boolean holds(String value) {
        return !absent.contains(value)
                && conflicts.stream().noneMatch(c -> c.claimSide().equals(value));
    }

    String text() {
        return passage.text();
    }

    Weighed similar(double value) {
        return new Weighed(claim, statement, candidate, passage, whole, coverage, alignment, conflicts, absent, value);
    }

    Evidence evidence() {
        return new Evidence(passage, similarity);
    }
}
