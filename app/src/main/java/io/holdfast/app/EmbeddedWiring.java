package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.dimension.Consistency;
import io.holdfast.core.dimension.RetrievalDependency;
import io.holdfast.core.dimension.Sensitivity;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.selftest.ConsistencyExamples;
import io.holdfast.core.selftest.DependencyExamples;
import io.holdfast.core.selftest.FactPairTest;
import io.holdfast.core.selftest.SelfTest;
import io.holdfast.core.selftest.SensitivityExamples;
import io.holdfast.lab.selftest.FaithfulnessExamples;
import io.holdfast.lab.system.SentenceAnswerer;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.Scorers;
import io.holdfast.models.onnx.EncoderModel;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The wiring users get: everything embedded, no socket unless a judge is named. */
public final class EmbeddedWiring implements Wiring {
    /** By identity: a command loads one configuration, and hashing all its records costs a quarter of a second at the start. */
    private final Map<Config, Scorers> scorers = Collections.synchronizedMap(new IdentityHashMap<>());

    @Override
    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
        return scorers(config, models).faithfulness();
    }

    @Override
    public void prepare() {
        EncoderModel.prepare();
    }

    @Override
    public List<String> modelIds(Config config, boolean models) {
        return scorers(config, models).modelIds();
    }

    @Override
    public Optional<String> groundingModel(Config config, boolean models) {
        return Optional.ofNullable(scorers(config, models).grounding()).map(GroundingModel::id);
    }

    @Override
    public Optional<String> caution(Config config, boolean models) {
        return scorers(config, models).caution();
    }

    @Override
    public ConversationScorer conversations(Config config, boolean models) {
        return scorers(config, models).conversations();
    }

    @Override
    public ChatModel chat(Config config, String name) {
        ModelFactory models = ModelFactory.of(config);
        return name.equals(AUTO) ? models.local() : models.chat(name);
    }

    @Override
    public AnswerSystem extractive(Config config) {
        return new SentenceAnswerer(embedder(config), config.experiment().extractiveThreshold());
    }

    @Override
    public List<SelfTest> selfTests(Config config) {
        AnswerComparison comparison = AnswerComparison.of(config, embedder(config));
        return List.of(
                new FaithfulnessExamples(faithfulness(config, true)),
                new FactPairTest(faithfulness(config, true)),
                new ConsistencyExamples(new Consistency(comparison, config)),
                new DependencyExamples(new RetrievalDependency(comparison, config)),
                new SensitivityExamples(new Sensitivity(comparison, config)));
    }

    /** One set of scorers a configuration: it holds the models and their caches. */
    private Scorers scorers(Config config, boolean models) {
        return models ? scorers.computeIfAbsent(config, Scorers::of) : Scorers.withoutModels(config);
    }

    private Embedder embedder(Config config) {
        return Objects.requireNonNull(scorers(config, true).embedder());
    }
}
