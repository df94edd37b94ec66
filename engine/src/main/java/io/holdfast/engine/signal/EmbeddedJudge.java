package io.holdfast.engine.signal;

import io.holdfast.core.port.GroundingModel;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.confidence.Found;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.pack.Packed;
import io.holdfast.text.TokenCounter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A judge without a chat model. Where the words that answer are known, the grounding model says whether the whole cited
 * passage states them as the answer to the question. Otherwise: how well each sentence is grounded in what it cites (by
 * the grounding model, else by the claim tracer), times how much of the question the cited sentences and passages speak
 * about.
 */
public final class EmbeddedJudge implements Judge {
    private final @Nullable GroundingModel grounding;
    private final Support support;
    private final ToDoubleFunction<String> rarity;

    public EmbeddedJudge(@Nullable GroundingModel grounding, Support support, ToDoubleFunction<String> rarity) {
        this.grounding = grounding;
        this.support = support;
        this.rarity = rarity;
    }

    @Override
    public int cost(Question question, Draft draft, Packed read) {
        Found found = found(draft);
        if (found != null) {
            return TokenCounter.count(found.statement())
                    + TokenCounter.count(found.chunk().text());
        }
        int cost = TokenCounter.count(question.text());
        for (Draft.Sentence s : draft.sentences()) {
            cost += 2 * TokenCounter.count(s.text());
        }
        return cost;
    }

    /** Nothing where its own model has read the draft a second time. */
    @Override
    public boolean adds(Draft draft) {
        return draft.evidence() == null;
    }

    @Override
    public double confidence(Question question, Draft draft, Packed read) {
        if (draft.abstained()) {
            return 0;
        }
        Found found = found(draft);
        if (found != null && grounding != null) {
            return grounding.support(found.statement(), found.chunk().text());
        }
        double worst = 1;
        Set<String> said = new HashSet<>();
        for (Draft.Sentence s : draft.sentences()) {
            List<Chunk> cited = s.citations().stream()
                    .map(read::find)
                    .flatMap(Optional::stream)
                    .toList();
            worst = Math.min(worst, grounded(s.text(), cited));
            said.addAll(ComparedWords.content(s.text()));
            cited.forEach(c -> said.addAll(ComparedWords.content(c.title())));
        }
        double all = 0;
        double held = 0;
        for (String word : ComparedWords.content(question.text())) {
            double weight = rarity.applyAsDouble(word);
            all += weight;
            held += said.contains(word) ? weight : 0;
        }
        return Math.min(1, worst * (all == 0 ? 0 : held / all));
    }

    private @Nullable Found found(Draft draft) {
        return grounding == null || draft.span() == null ? null : draft.found();
    }

    private double grounded(String sentence, List<Chunk> cited) {
        if (grounding == null) {
            return support.check(sentence, cited).score();
        }
        return cited.stream()
                .mapToDouble(c -> grounding.support(sentence, c.text()))
                .max()
                .orElse(0);
    }
}
