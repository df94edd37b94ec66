package io.holdfast.lab.system;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.port.Embedder;
import io.holdfast.lab.generate.Sentences;
import io.holdfast.lab.json.Hash;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The embedded answerer: says the sentence of the documents that fits the question best, word for word, or declines.
 * Fit is the mean of the embedding similarity and of the share of the question's words (weighted by rarity among the
 * sentences) that the sentence holds. No network, no key, the same answer every time.
 */
public final class SentenceAnswerer implements Fingerprinted {
    private final Embedder embedder;
    private final double threshold;

    public SentenceAnswerer(Embedder embedder, double threshold) {
        this.embedder = embedder;
        this.threshold = threshold;
    }

    @Override
    public String id() {
        return "extractive";
    }

    @Override
    public String fingerprint() {
        return Hash.of("extractive/1", embedder.id(), Double.toString(threshold));
    }

    @Override
    public Answer answer(Case testCase) {
        List<Candidate> candidates = new ArrayList<>();
        for (Document document : testCase.documents()) {
            for (String sentence : Sentences.of(document.text())) {
                candidates.add(new Candidate(document.id(), sentence.strip(), stems(sentence)));
            }
        }
        Set<String> asked = stems(testCase.question());
        float[] question = embedder.embed(testCase.question().toLowerCase(Locale.ROOT));
        Candidate best = null;
        double bestFit = threshold;
        for (Candidate candidate : candidates) {
            double meaning = Embedder.cosine(
                    question, embedder.embed(candidate.sentence().toLowerCase(Locale.ROOT)));
            double fit = (meaning + words(asked, candidate, candidates)) / 2;
            if (fit >= bestFit && (best == null || fit > bestFit)) {
                best = candidate;
                bestFit = fit;
            }
        }
        return best == null
                ? new Answer(Refusals.MARKER, id(), List.of(), null, null)
                : new Answer(best.sentence(), id(), List.of(best.document()), null, null);
    }

    private record Candidate(String document, String sentence, Set<String> stems) {}

    private static double words(Set<String> asked, Candidate candidate, List<Candidate> all) {
        double found = 0;
        double total = 0;
        for (String stem : asked) {
            long holding = all.stream().filter(c -> c.stems().contains(stem)).count();
            double weight = Math.log(1 + (all.size() + 1.0) / (holding + 0.5));
            total += weight;
            found += candidate.stems().contains(stem) ? weight : 0;
        }
        return total == 0 ? 0 : found / total;
    }

    /** Words cut to their first letters: enough to match "opens" and "opening" in the languages we meet. */
    private static Set<String> stems(String text) {
        Set<String> stems = new HashSet<>();
        for (String word : Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}_/]+"))) {
            if (word.length() > 2 || word.matches("\\d+")) {
                stems.add(word.length() > STEM ? word.substring(0, STEM) : word);
            }
        }
        return stems;
    }

    private static final int STEM = 5;
}
