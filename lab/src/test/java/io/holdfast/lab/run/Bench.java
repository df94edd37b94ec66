package io.holdfast.lab.run;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.port.Embedder;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.store.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** A laboratory for tests: the real runner, store and evaluators over a bag-of-words embedder and any function as system. */
final class Bench implements AutoCloseable {
    static final Embedder EMBEDDER = new Words();

    final Store store;
    final Path folder;
    private final AtomicInteger ticks = new AtomicInteger();

    Bench(Path folder) {
        this.folder = folder;
        this.store = Store.open("jdbc:sqlite:" + folder.resolve("store.db"));
    }

    InstantSource clock() {
        return () -> Instant.parse("2031-02-03T04:05:06Z").plusMillis(ticks.getAndIncrement());
    }

    static Config config(String... assignments) {
        ConfigLoader loader = new ConfigLoader().set("experiment.bootstrap_samples", "200", "test");
        for (String assignment : assignments) {
            loader.assignment(assignment, "test");
        }
        return loader.load().config();
    }

    Lab lab(Config config) {
        Evaluators evaluators = Evaluators.of(
                config,
                new Faithfulness(config, EMBEDDER, null),
                AnswerComparison.of(config, EMBEDDER),
                null,
                EMBEDDER.id(),
                EMBEDDER.id());
        return new Lab(store, evaluators, clock(), new Lab.Place(folder.resolve("runs"), "test-host", "test"));
    }

    Runner.Limits limits() {
        return limits(1);
    }

    Runner.Limits limits(int concurrency) {
        return new Runner.Limits(
                concurrency,
                Duration.ofSeconds(20),
                5,
                Deadline.none(),
                Budget.unlimited(),
                RateLimit.none(),
                trial -> Budget.Estimate.NOTHING);
    }

    Lab.Result run(Dataset dataset, Set<Dimension> dimensions, AnswerSystem system, Config config) {
        return run(dataset, dimensions, system, config, true, limits());
    }

    Lab.Result run(
            Dataset dataset,
            Set<Dimension> dimensions,
            AnswerSystem system,
            Config config,
            boolean resume,
            Runner.Limits limits) {
        ExperimentSpec experiment = new ExperimentSpec(dataset, dimensions, system, null, config);
        return lab(config).run(experiment, Plan.of(experiment), resume, null, limits, snapshot -> {});
    }

    /** A system that is a function, and counts its calls. */
    static final class Stub implements AnswerSystem {
        final AtomicInteger calls = new AtomicInteger();
        private final String name;
        private final Function<Case, String> function;

        Stub(String name, Function<Case, String> function) {
            this.name = name;
            this.function = function;
        }

        @Override
        public String id() {
            return name;
        }

        @Override
        public Answer answer(Case testCase) {
            calls.incrementAndGet();
            return Answer.of(function.apply(testCase));
        }
    }

    @Override
    public void close() {
        store.close();
    }

    private static final class Words implements Embedder {
        @Override
        public String id() {
            return "words@1";
        }

        @Override
        public float[] embed(String text) {
            float[] vector = new float[1024];
            for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")) {
                vector[Math.floorMod(word.hashCode() * 31, vector.length)] += 1;
            }
            double norm = 0;
            for (float x : vector) {
                norm += x * x;
            }
            for (int i = 0; i < vector.length; i++) {
                vector[i] = (float) (vector[i] / Math.sqrt(norm));
            }
            return vector;
        }
    }
}
