package io.holdfast.engine.answer;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.pack.Packed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** Scores every sentence of the packed passages by the question's words it holds, rare ones counting more, and by meaning. */
public final class SentenceScorer {
    private final EngineSettings.Answering settings;
    private final Embedder embedder;
    private final ToDoubleFunction<String> rarity;

    /** @param rarity how rare a word is in the corpus */
    public SentenceScorer(EngineSettings.Answering settings, Embedder embedder, ToDoubleFunction<String> rarity) {
        this.settings = settings;
        this.embedder = embedder;
        this.rarity = rarity;
    }

    /** A sentence of a passage with what speaks for it. */
    public record Candidate(Chunk chunk, Span span, String text, double lexical, double similarity, double score) {}

    /** Best first; equal scores in the order of the passages. */
    public List<Candidate> score(Question question, Packed packed) {
        Set<String> wanted = ComparedWords.content(question.text());
        float[] q = embedder.embed(question.text());
        List<Candidate> result = new ArrayList<>();
        for (Chunk chunk : packed.passages()) {
            String text = chunk.text();
            Set<String> title = ComparedWords.content(chunk.context());
            Set<String> before = Set.of();
            for (Span span : chunk.sentences()) {
                String sentence = span.of(text);
                Set<String> own = ComparedWords.content(sentence);
                double lexical = coverage(wanted, own, title, before);
                double similarity = Embedder.cosine(q, embedder.embed(sentence));
                double score = settings.lexicalWeight() * lexical + (1 - settings.lexicalWeight()) * similarity;
                result.add(new Candidate(chunk, span, sentence, lexical, similarity, score));
                before = own;
            }
        }
        result.sort(Comparator.comparingDouble((Candidate c) -> -c.score));
        return List.copyOf(result);
    }

    /** Share of the question's weighted words in the sentence; words only in the title or the sentence before count in part. */
    private double coverage(Set<String> wanted, Set<String> own, Set<String> title, Set<String> before) {
        double all = 0;
        double held = 0;
        Set<String> near = new HashSet<>(before);
        near.addAll(title);
        for (String word : wanted) {
            double weight = rarity.applyAsDouble(word);
            all += weight;
            held += own.contains(word) ? weight : near.contains(word) ? weight * settings.previousSentence() : 0;
        }
        return all == 0 ? 0 : held / all;
    }
}
