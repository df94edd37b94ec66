package io.holdfast.core.dimension;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.SameValues;
import io.holdfast.core.model.FactDifference;
import io.holdfast.core.port.Embedder;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.WordCount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Compares two answers in meaning, words and facts. Meaning and words say how close they are; only facts say whether
 * they are the same answer ("30 s" and "60 s" are close in every embedding model).
 *
 * <p>Answers of several sentences are compared fact by fact, each sentence with the one of the other answer that shares
 * most words with it. A short answer that occurs whole inside the other ("8443" in "The port is 8443.") means the same,
 * whatever the embedding of a single token says.
 */
public final class AnswerComparison {
    private final Embedder embedder;
    private final FactConflicts facts;
    private final int shortAnswerMaxWords;
    private final double alignment;

    /** @param alignment share of a sentence's words its counterpart must hold before their facts are compared */
    public AnswerComparison(Embedder embedder, FactConflicts facts, int shortAnswerMaxWords, double alignment) {
        this.embedder = embedder;
        this.facts = facts;
        this.shortAnswerMaxWords = shortAnswerMaxWords;
        this.alignment = alignment;
    }

    /** The comparison the product uses: facts compared as the tracer compares them. */
    public static AnswerComparison of(Config config, Embedder embedder) {
        AnswerDifferences differences = new AnswerDifferences(config);
        return new AnswerComparison(
                embedder,
                differences::between,
                config.thresholds().shortAnswerMaxWords(),
                config.consistency().alignment());
    }

    /** Two refusals are the same answer; a refusal or silence has nothing in common with an answer. */
    public Likeness compare(String first, String second) {
        if (first.strip().equals(second.strip()) || sameValues(first, second)) {
            return Likeness.same();
        }
        boolean firstSilent = first.isBlank() || Refusals.isRefusal(first);
        boolean secondSilent = second.isBlank() || Refusals.isRefusal(second);
        if (firstSilent && secondSilent) {
            return first.isBlank() == second.isBlank() ? Likeness.same() : Likeness.none();
        }
        if (firstSilent || secondSilent) {
            return Likeness.none();
        }
        double semantic =
                oneHoldsTheOther(first, second) ? 1 : Embedder.cosine(embedder.embed(first), embedder.embed(second));
        double words = RougeL.f(first, second);
        return new Likeness(semantic, words, conflicts(first, second));
    }

    private boolean sameValues(String first, String second) {
        return !first.isBlank()
                && Math.max(WordCount.of(first), WordCount.of(second)) < shortAnswerMaxWords
                && SameValues.same(first, second);
    }

    /**
     * Facts on which two texts differ, sentence by aligned sentence. Facts are compared as those of a claim with those of
     * its source, which is not the same both ways ("it never lapses" denies "it lapses when sold", while the latter
     * only says less); two answers are the same only if neither denies the other.
     */
    public List<FactDifference> conflicts(String first, String second) {
        List<FactDifference> found = denied(first, second);
        return !found.isEmpty()
                ? found
                : denied(second, first).stream().map(AnswerComparison::turned).toList();
    }

    @SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places on purpose
    private static FactDifference turned(FactDifference d) {
        return new FactDifference(d.rule(), d.second(), d.first());
    }

    private List<FactDifference> denied(String first, String second) {
        List<String> ours = sentences(first);
        List<String> theirs = sentences(second);
        if (ours.size() <= 1 && theirs.size() <= 1) {
            return facts.between(first, second);
        }
        List<FactDifference> found = new ArrayList<>();
        for (String sentence : ours) {
            theirs.stream()
                    .max(Comparator.comparingDouble(other -> overlap(sentence, other)))
                    .filter(other -> SymbolWords.share(sentence, other) >= alignment)
                    .map(other -> facts.between(sentence, other))
                    .ifPresent(found::addAll);
        }
        return found;
    }

    /** Whether some sentence of {@code text} states {@code answer} by its words, without a differing fact. */
    boolean states(String text, String answer, double wordShare) {
        return sentences(text).stream()
                .anyMatch(s -> SymbolWords.share(answer, s) >= wordShare
                        && facts.between(answer, s).isEmpty());
    }

    /** Whether some sentence of {@code text} is close in meaning to {@code answer}, without a differing fact. */
    boolean resembles(String text, String answer, double threshold) {
        float[] vector = embedder.embed(answer);
        return sentences(text).stream()
                .anyMatch(s -> Embedder.cosine(vector, embedder.embed(s)) >= threshold
                        && facts.between(answer, s).isEmpty());
    }

    private static List<String> sentences(String text) {
        return SentenceSplitter.split(text).stream().map(span -> span.of(text)).toList();
    }

    private static double overlap(String a, String b) {
        return (SymbolWords.share(a, b) + SymbolWords.share(b, a)) / 2;
    }

    private boolean oneHoldsTheOther(String a, String b) {
        boolean bIsShorter = SymbolWords.of(b).size() < SymbolWords.of(a).size();
        String shorter = bIsShorter ? b : a;
        return SymbolWords.of(shorter).size() < shortAnswerMaxWords
                && SymbolWords.contains(bIsShorter ? a : b, shorter);
    }
}
