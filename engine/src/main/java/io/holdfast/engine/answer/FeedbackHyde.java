package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.pack.Packed;

/** Without a model the pseudo-document is the best sentences of round 1 (Rocchio's idea with whole sentences). */
public final class FeedbackHyde implements Hyde {
    private final SentenceScorer scorer;
    private final int sentences;

    public FeedbackHyde(SentenceScorer scorer, int sentences) {
        this.scorer = scorer;
        this.sentences = sentences;
    }

    @Override
    public Expansion expand(Question question, Packed packed, int tokensLeft) {
        String text = String.join(
                " ",
                scorer.score(question, packed).stream()
                        .limit(sentences)
                        .map(SentenceScorer.Candidate::text)
                        .toList());
        return text.isEmpty() ? Expansion.NONE : new Expansion(text, "feedback", 0);
    }
}
