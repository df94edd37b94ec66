package io.holdfast.models;

import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.EncoderModel;
import io.holdfast.models.onnx.OnnxGroundingModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The judge-free scorers of one configuration: the one way in which every entry point (command line, service, tests of
 * users, Spark) scores. Holds its models and their caches; make one and keep it. Safe for use by many threads.
 */
public final class Scorers {
    private final Config config;
    private final @Nullable Embedder embedder;
    private final @Nullable GroundingModel grounding;

    private Scorers(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        this.config = config;
        this.embedder = embedder;
        this.grounding = grounding;
    }

    /** With the models the configuration names. */
    public static Scorers of(Config config) {
        return new Scorers(config, ModelFactory.of(config).embedder(), grounding(config));
    }

    /** Words and facts only: no neural model, no native library. */
    public static Scorers withoutModels(Config config) {
        return new Scorers(config, null, null);
    }

    public Faithfulness faithfulness() {
        return new Faithfulness(config, embedder, grounding);
    }

    public ConversationScorer conversations() {
        return new ConversationScorer(config, embedder, grounding);
    }

    public @Nullable Embedder embedder() {
        return embedder;
    }

    public @Nullable GroundingModel grounding() {
        return grounding;
    }

    /** Names with hashes of the models in use: calibrations and runs are bound to them. */
    public List<String> modelIds() {
        List<String> ids = new ArrayList<>();
        if (embedder != null) {
            ids.add(embedder.id());
        }
        if (grounding != null) {
            ids.add(grounding.id());
        }
        return List.copyOf(ids);
    }

    private static @Nullable GroundingModel grounding(Config config) {
        String model = config.grounding().model();
        if (model.equals("off")) {
            return null;
        }
        return new OnnxGroundingModel(
                model.equals("bundled") ? EncoderModel.bundled() : EncoderModel.folder(Path.of(model)));
    }
}
