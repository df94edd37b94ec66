package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.ExperimentSettings.Price;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.core.port.Embedder;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.prompt.Prompts;
import io.holdfast.lab.run.Budget;
import io.holdfast.lab.run.Deadline;
import io.holdfast.lab.run.Evaluators;
import io.holdfast.lab.run.RateLimit;
import io.holdfast.lab.run.Runner;
import io.holdfast.lab.run.Trial;
import io.holdfast.lab.system.PromptAnswerer;
import io.holdfast.lab.system.ScriptedAnswerer;
import io.holdfast.lab.system.SentenceAnswerer;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.chat.Health;
import io.holdfast.models.lang.OpenNlpDetector;
import io.holdfast.text.TokenCounter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Puts experiments together: a system under test by its name, the evaluators, what a run may spend. */
public final class Experiments {
    private static final String SCRIPTED = "scripted:";

    private final Config config;
    private final Evaluator<Grounding> faithfulness;
    private final List<String> modelIds;
    private final ModelFactory models;
    private final Embedder embedder;

    /** @param modelIds names with hashes of the models behind {@code faithfulness}: another model, another finding */
    public Experiments(Config config, Evaluator<Grounding> faithfulness, List<String> modelIds) {
        this(config, faithfulness, modelIds, ModelFactory.of(config).embedder());
    }

    public Experiments(Config config, Evaluator<Grounding> faithfulness, List<String> modelIds, Embedder embedder) {
        this.config = config;
        this.faithfulness = faithfulness;
        this.modelIds = List.copyOf(modelIds);
        this.models = ModelFactory.of(config);
        this.embedder = embedder;
    }

    /** A system under test; {@code prompt} is null for one that takes no prompt. */
    public record Subject(AnswerSystem system, @Nullable Prompts prompt, Function<Trial, Budget.Estimate> estimate) {
        public boolean remote() {
            return prompt != null;
        }
    }

    /**
     * The whole name of a model: {@code eval} and {@code dev} stand for those of the configuration, and a bare name is
     * one of Ollama.
     */
    public static String model(String spec, Config config) {
        String name = spec.equals("eval")
                ? config.models().defaultEval()
                : spec.equals("dev") ? config.models().defaultDev() : spec;
        boolean whole = name.equals("extractive") || name.matches("(scripted|ollama|openai):.*");
        return whole ? name : "ollama:" + name;
    }

    /** @param spec {@code extractive}, {@code scripted:FILE}, {@code ollama:NAME} or {@code openai:NAME} */
    public Subject subject(String spec, Prompts prompt, Path directory) throws IOException {
        if (spec.equals("extractive")) {
            return local(new SentenceAnswerer(embedder, config.experiment().extractiveThreshold()));
        }
        if (spec.startsWith(SCRIPTED)) {
            String file = spec.substring(SCRIPTED.length());
            return local(ScriptedAnswerer.of(spec, Files.readString(directory.resolve(file))));
        }
        if (spec.startsWith("ollama:") || spec.startsWith("openai:")) {
            int maxTokens = config.inference().maxTokens();
            AnswerSystem system = new PromptAnswerer(
                    models.chat(spec), prompt, maxTokens, config.inference().seed());
            return new Subject(system, prompt, trial -> new Budget.Estimate(tokens(prompt, trial), maxTokens));
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "unknown model '" + spec + "'; give extractive, scripted:FILE, ollama:NAME or openai:NAME");
    }

    /** A system that calls no server. */
    public static Subject local(AnswerSystem system) {
        return new Subject(system, null, trial -> Budget.Estimate.NOTHING);
    }

    private static int tokens(Prompts prompt, Trial trial) {
        return prompt.messages(trial.asked()).stream()
                .map(Message::content)
                .mapToInt(TokenCounter::count)
                .sum();
    }

    /** Makes sure the embedder and the model answer before the first call; says what to type when they do not. */
    public void check(String spec, Subject subject) {
        require(models.embedderHealth(embedder));
        if (subject.remote()) {
            require(models.health(spec));
        }
    }

    private static void require(Health health) {
        if (health instanceof Health.Broken broken) {
            String fix = broken.problem().contains(broken.fix()) ? "" : "; try: " + broken.fix();
            throw new HoldfastException(broken.code(), broken.model() + " is not ready: " + broken.problem() + fix);
        }
    }

    public Evaluators evaluators(String version) {
        return Evaluators.of(
                config,
                faithfulness,
                AnswerComparison.of(config, embedder),
                new OpenNlpDetector(),
                embedder.id(),
                fingerprint(version));
    }

    /** What findings depend on beside the configuration: this version, and the bytes of every model. */
    private String fingerprint(String version) {
        List<String> parts = new ArrayList<>(List.of(version, embedder.id()));
        parts.addAll(modelIds);
        return Hash.of(parts.toArray(String[]::new));
    }

    public @Nullable Price price(AnswerSystem system) {
        return config.experiment().prices().get(system.id());
    }

    /** Local systems use every core and no rate limit; a server is called as the configuration says. */
    public Runner.Limits limits(Subject subject, Budget budget, Deadline deadline, InstantSource clock) {
        return new Runner.Limits(
                subject.remote()
                        ? config.inference().concurrency()
                        : Runtime.getRuntime().availableProcessors(),
                config.inference().timeout(),
                config.experiment().breakerFailures(),
                deadline,
                budget,
                subject.remote()
                        ? new RateLimit(
                                config.inference().requestsPerMinute(),
                                config.experiment().tokensPerMinute(),
                                clock,
                                pause -> Thread.sleep(Math.max(1, pause.toMillis())))
                        : RateLimit.none(),
                subject.estimate());
    }
}
