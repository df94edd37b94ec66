package io.holdfast.lab.run;

import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Kind;
import io.holdfast.lab.dataset.Variant;
import io.holdfast.lab.store.KillableStores;
import io.holdfast.lab.store.Store;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * The process the kill harness kills: the real runner and store over a small data set. It says {@code ack N} once N
 * answers are known to be kept, and {@code done} at the end.
 */
final class KillChild {
    private KillChild() {}

    public static void main(String[] arguments) throws Exception {
        String url = arguments[0];
        Path out = Path.of(arguments[1]);
        PrintStream say = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Evaluator<Grounding> faithfulness = (testCase, answer) -> new Finding.Scored<>(
                answer.text().length() % 10 / 10.0,
                false,
                new Grounding(Grounding.Path.CLAIM_TRACING, Trace.EMPTY, 0, null));
        var config = Bench.config("experiment.bootstrap_samples=50", "inference.concurrency=2");
        Evaluators evaluators = Evaluators.of(
                config,
                faithfulness,
                new AnswerComparison(Bench.EMBEDDER, (a, b) -> List.of(), 5, 0.6),
                null,
                Bench.EMBEDDER.id(),
                Bench.EMBEDDER.id());
        say.println("ready");
        try (Store store = KillableStores.open(url, arguments[2], Integer.parseInt(arguments[3]))) {
            InstantSource clock = InstantSource.system();
            ExperimentSpec experiment =
                    new ExperimentSpec(dataset(), EnumSet.allOf(Dimension.class), new Answers(), null, config);
            Runner.Limits limits = new Runner.Limits(
                    2,
                    Duration.ofSeconds(30),
                    5,
                    Deadline.none(),
                    Budget.unlimited(),
                    RateLimit.none(),
                    trial -> Budget.Estimate.NOTHING);
            new Lab(store, evaluators, clock, new Lab.Place(out.resolve("runs"), "host", "test"))
                    .run(experiment, Plan.of(experiment), true, out, limits, s -> say.println("ack " + s.done()));
        }
        say.println("done");
    }

    static Dataset dataset() {
        List<DatasetCase> cases = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            String text = "Shelf " + i + " holds " + (40 + i) + " jars. Labels are printed in spring. Lids are tin.";
            cases.add(new DatasetCase(
                    Kind.NATIVE,
                    new Case(
                            "jar" + i,
                            "How many jars does shelf " + i + " hold?",
                            List.of(Document.of("0", text)),
                            null,
                            true),
                    null,
                    null,
                    null,
                    List.of(
                            new Variant("a", "How many jars does shelf " + i + " hold?"),
                            new Variant("b", "What is the number of jars on shelf " + i + "?")),
                    null));
        }
        return Dataset.of("jars", cases);
    }

    private static final class Answers implements AnswerSystem {
        @Override
        public String id() {
            return "shelf-reader";
        }

        @Override
        public Answer answer(Case testCase) {
            String text = testCase.documents().isEmpty()
                    ? ""
                    : testCase.documents().get(0).text();
            return Answer.of("To \"" + testCase.question() + "\": " + text);
        }
    }
}
