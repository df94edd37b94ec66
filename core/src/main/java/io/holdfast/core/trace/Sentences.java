package io.holdfast.core.trace;

import io.holdfast.core.claim.Pronouns;
import io.holdfast.core.fact.CodeToken;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.fact.Unit;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Compares a claim with a source of several sentences. Words may come from all of them, but facts are compared with the
 * sentence that says what the claim says: in "Adults take 15 mg. Children take 45 mg." the 45 is no adult's. A pronoun
 * that opens a sentence stands for the subject of the sentence before.
 */
final class Sentences {
    /** A sentence that says almost as much of the claim as the best one has a say too. */
    private static final double NEAR = 0.1;

    /** Share of the claim that a sentence must say before a value that stands in its neighbour is held against the claim. */
    private static final double WHOLE = 0.8;

    /**
     * One sentence beside the claim.
     *
     * @param said share of the claim's words it says, names left out
     * @param covered the same, names and all
     */
    private record Part(Alignment pair, Differences differences, double said, double covered) {}

    private Sentences() {}

    static boolean several(Reading source) {
        return source.sentences().size() > 1;
    }

    static Differences compare(Alignment whole, FactComparison facts) {
        List<Part> parts = new ArrayList<>();
        Set<Term> said = new HashSet<>();
        whole.pairs.stream().filter(p -> !p.same().isEmpty()).forEach(p -> said.add(p.term()));
        for (String sentence : whole.source.sentences()) {
            Alignment pair = new Alignment(whole.claim, facts.read(sentence), Lexicon.BUNDLED, said);
            parts.add(new Part(pair, facts.sentence(pair), pair.predicate(), pair.coverage(term -> 1, Set.of())));
        }
        double best = parts.stream().mapToDouble(Part::said).max().orElse(0);
        List<Part> near = parts.stream().filter(p -> p.said >= best - NEAR).toList();
        Differences all = facts.sentence(whole);
        Differences out = new Differences();
        out.found = all.found;
        out.absent.addAll(all.absent);
        for (Part part : near) {
            part.differences.conflicts.stream()
                    .filter(c -> stands(c, part, parts))
                    .forEach(out.conflicts::add);
            out.saidOtherwise.addAll(part.differences.saidOtherwise);
        }
        for (Part part : parts) {
            if (!near.contains(part)
                    && part.pair.saysAlone(parts.stream().map(Part::pair).toList())) {
                part.differences.conflicts.stream()
                        .filter(c -> c.rule() == Rule.NEGATION_MISMATCH
                                || c.rule() == Rule.COMPARATIVE_MISMATCH
                                || c.rule() == Rule.QUANTIFIER_MISMATCH)
                        .forEach(out.conflicts::add);
            }
        }
        all.conflicts.stream()
                .filter(c -> parts.stream().allMatch(p -> lacks(p.differences, c)))
                .forEach(out.conflicts::add);
        near.stream()
                .max(Comparator.comparingDouble(Part::said))
                .filter(part -> part.said >= WHOLE)
                .ifPresent(part -> elsewhere(part, out));
        return out;
    }

    /**
     * What another sentence says as the claim does is no conflict, unless that one is at odds with the claim itself, or
     * this one says all of the claim and that one less, or says the claim alone and that one more beside it.
     */
    private static boolean stands(FactConflict conflict, Part part, List<Part> parts) {
        return !conflict.ofWords()
                || parts.stream()
                        .filter(p ->
                                !p.equals(part) && p.differences.conflicts.isEmpty() && !lacks(p.differences, conflict))
                        .allMatch(p -> more(part.covered, p.covered)
                                || more(part.said, p.said)
                                || more(part.pair.back(), p.pair.back()) && part.covered >= WHOLE);
    }

    private static boolean more(double here, double there) {
        return here >= WHOLE && here > there + NEAR;
    }

    /** The sentences of a text, each readable by itself. */
    static List<String> read(String text) {
        List<String> resolved = new ArrayList<>();
        String before = "";
        for (Span span : SentenceSplitter.split(text)) {
            String sentence = Pronouns.resolve(span.of(text).strip(), Pronouns.subjectOf(before));
            resolved.add(sentence);
            before = sentence;
        }
        return resolved;
    }

    private static boolean lacks(Differences part, FactConflict conflict) {
        return part.absent.contains(conflict.claimSide())
                || part.conflicts.stream()
                        .anyMatch(c ->
                                c.rule() == conflict.rule() && c.claimSide().equals(conflict.claimSide()));
    }

    /** A name or code token that stands in another sentence, while the one about this has a name or token of its own. */
    private static void elsewhere(Part part, Differences out) {
        Reading claim = part.pair.claim;
        Reading source = part.pair.source;
        List<Name> otherNames = source.names.stream()
                .filter(Name::sure)
                .filter(s -> claim.names.stream().noneMatch(c -> NameRule.alias(c.words(), s.words())))
                .toList();
        List<CodeToken> otherCodes = source.codes.stream()
                .filter(s -> claim.codes.stream().noneMatch(c -> c.same(s)))
                .toList();
        moved(claim.names, Name::text, otherNames, Rule.ENTITY_MISMATCH, part, out);
        for (Quantity value : claim.quantities) {
            String said = value.of(claim.text).strip();
            if (part.differences.absent.contains(said)) {
                source.quantities.stream()
                        .filter(s -> sameMeasure(value, s))
                        .findFirst()
                        .ifPresent(s -> out.conflict(
                                Rule.NUMBER_MISMATCH, said, s.of(source.text).strip()));
            }
        }
        moved(claim.codes, CodeToken::text, otherCodes, Rule.CODE_MISMATCH, part, out);
    }

    private static boolean sameMeasure(Quantity a, Quantity b) {
        Unit one = a.unit();
        Unit two = b.unit();
        return one != null && two != null && one.name().equals(two.name());
    }

    private static <T> void moved(
            List<T> claimed, Function<T, String> text, List<T> others, Rule rule, Part part, Differences out) {
        for (T value : claimed) {
            if (!others.isEmpty() && part.differences.absent.contains(text.apply(value))) {
                out.conflict(rule, text.apply(value), text.apply(others.get(0)));
            }
        }
    }
}
