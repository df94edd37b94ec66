package io.holdfast.engine.experiment;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.RagEngine;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.finalize.Finalizer;
import io.holdfast.engine.index.PassageIndex;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Runs the same questions through configurations. Questions run in parallel; results are in the order of the questions. */
public final class EngineExperiment {
    private final EngineModels models;
    private final PassageIndex index;
    private final InstantSource clock;
    private final int threads;

    public EngineExperiment(EngineModels models, PassageIndex index, InstantSource clock, int threads) {
        this.models = models;
        this.index = index;
        this.clock = clock;
        this.threads = threads;
    }

    /** @param progress told how many questions are done, from any thread */
    public ConfigurationResult run(String name, EngineSettings settings, List<QaItem> items, IntConsumer progress) {
        ExecutorService workers =
                Executors.newFixedThreadPool(settings.retrieval().threads());
        ExecutorService questions = Executors.newFixedThreadPool(threads);
        try {
            RagEngine engine = new RagEngine(settings, models, index, workers, clock);
            Finalizer finalizer = new Finalizer(new AnchorExtractor(settings.anchors()));
            List<Future<QuestionTrial>> running = new ArrayList<>();
            for (QaItem item : items) {
                running.add(questions.submit(() -> QuestionTrial.of(item, engine.ask(item.question()), finalizer)));
            }
            List<QuestionTrial> trials = new ArrayList<>();
            for (Future<QuestionTrial> trial : running) {
                trials.add(trial.get());
                progress.accept(trials.size());
            }
            return new ConfigurationResult(name, settings, trials);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HoldfastException(ErrorCode.INTERNAL, "the experiment was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof HoldfastException known) {
                throw known;
            }
            throw new HoldfastException(ErrorCode.INTERNAL, "a question failed: " + e.getCause(), e);
        } finally {
            questions.shutdownNow();
            workers.shutdownNow();
        }
    }
}
