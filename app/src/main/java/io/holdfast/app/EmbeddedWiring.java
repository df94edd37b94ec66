package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.evaluate.AnswerComparison;
import io.holdfast.core.evaluate.Consistency;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.evaluate.RetrievalDependency;
import io.holdfast.core.evaluate.SelfTest;
import io.holdfast.core.evaluate.Sensitivity;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.selftest.ConsistencyExamples;
import io.holdfast.core.selftest.DependencyExamples;
import io.holdfast.core.selftest.FactPairTest;
import io.holdfast.core.selftest.SensitivityExamples;
import io.holdfast.lab.selftest.FaithfulnessExamples;
import io.holdfast.lab.system.ExtractiveAnswerer;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.onnx.EncoderModel;
import io.holdfast.models.onnx.OnnxGroundingModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The wiring users get: everything embedded, no socket unless a judge is named. */
public final class EmbeddedWiring implements Wiring {
    private final Map<Config, Embedder> embedders = new ConcurrentHashMap<>();

    @Override
    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
        if (!models) {
            return new Faithfulness(config, null, null);
        }
        return new Faithfulness(config, embedder(config), grounding(config));
    }

    @Override
    public List<String> modelIds(Config config, boolean models) {
        if (!models) {
            return List.of();
        }
        GroundingModel grounding = grounding(config);
        return grounding == null
                ? List.of(embedder(config).id())
                : List.of(embedder(config).id(), grounding.id());
    }

    @Override
    public ConversationScorer conversations(Config config, boolean models) {
        return models
                ? new ConversationScorer(config, embedder(config), grounding(config))
                : new ConversationScorer(config, null, null);
    }

    @Override
    public ChatModel chat(Config config, String name) {
        return ModelFactory.of(config).chat(name);
    }

    @Override
    public AnswerSystem extractive(Config config) {
        return new ExtractiveAnswerer(embedder(config), config.experiment().extractiveThreshold());
    }

    @Override
    public List<SelfTest> selfTests(Config config) {
        AnswerComparison comparison = AnswerComparison.of(config, embedder(config));
        return List.of(
                new FaithfulnessExamples(faithfulness(config, true)),
                new FactPairTest(faithfulness(config, false)),
                new ConsistencyExamples(new Consistency(comparison, config)),
                new DependencyExamples(new RetrievalDependency(comparison, config)),
                new SensitivityExamples(new Sensitivity(comparison, config)));
    }

    /** One embedder a configuration: it holds a model and a cache. */
    private Embedder embedder(Config config) {
        return embedders.computeIfAbsent(config, c -> ModelFactory.of(c).embedder());
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
