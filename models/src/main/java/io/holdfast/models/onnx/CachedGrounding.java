package io.holdfast.models.onnx;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.core.port.Assessment;
import io.holdfast.core.port.Cancellation;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.file.Hashes;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Remembers what a grounding model said of a claim beside a piece of evidence: answers are scored again after a retry, a
 * paraphrase or another run, and the model is most of the cost. Entries are found by the SHA-256 of both texts.
 */
public final class CachedGrounding implements GroundingModel, AutoCloseable {

    private final GroundingModel model;
    private final Cache<ByteBuffer, Assessment> said;

    public CachedGrounding(GroundingModel model, long entries) {
        this.model = model;
        this.said = Caffeine.newBuilder().maximumSize(entries).build();
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public Optional<String> assumption() {
        return model.assumption();
    }

    @Override
    public boolean decisionFitted() {
        return model.decisionFitted();
    }

    @Override
    public boolean reads(String text) {
        return model.reads(text);
    }

    @Override
    public double support(String claim, String evidence) {
        return assess(claim, evidence).support();
    }

    @Override
    public Assessment assess(String claim, String evidence) {
        Cancellation.check();
        ByteBuffer key = ByteBuffer.wrap(Hashes.digest(claim.length() + " " + claim + evidence));
        return said.get(key, k -> model.assess(claim, evidence));
    }

    /** Forgets everything, and closes the model where it can be closed. */
    @Override
    public void close() {
        said.invalidateAll();
        Closing.of(model);
    }
}
