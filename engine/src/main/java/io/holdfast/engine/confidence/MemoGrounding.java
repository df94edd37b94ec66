package io.holdfast.engine.confidence;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.core.port.GroundingModel;

/** A grounding model that remembers what it judged: configurations of an experiment check the same statements. */
public final class MemoGrounding implements GroundingModel {
    private static final long MOST = 50_000;

    private record Pair(String claim, String evidence) {}

    private final GroundingModel model;
    private final Cache<Pair, Double> known =
            Caffeine.newBuilder().maximumSize(MOST).build();

    public MemoGrounding(GroundingModel model) {
        this.model = model;
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public double support(String claim, String evidence) {
        return known.get(new Pair(claim, evidence), p -> model.support(p.claim, p.evidence));
    }
}
