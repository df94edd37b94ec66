package io.holdfast.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.dataset.Kind;
import io.holdfast.lab.store.RunDirectory;
import io.holdfast.lab.store.RunExport;
import io.holdfast.lab.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerTest {
    private static final Set<Dimension> ALL = EnumSet.allOf(Dimension.class);
    private static final Set<Dimension> FAITHFULNESS = Set.of(Dimension.FAITHFULNESS);

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = new Bench(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void anAnswerInALanguageNobodyMeasuredIsCountedAsUnmeasuredAndItsFindingSaysWhy() throws IOException {
        Dataset clean = new Datasets(folder).load("clean").limit(3);
        Lab.Result result = bench.run(
                clean,
                FAITHFULNESS,
                new Bench.Stub(
                        "german", c -> "Das steht in den Unterlagen, und die Antwort ist nicht schwer zu finden."),
                Bench.config());
        assertThat(metric(result, "faithfulness").path("unmeasured").asInt()).isEqualTo(3);
        assertThat(Files.readString(result.directory().resolve("findings.jsonl")))
                .contains("\"reason\":\"language\"", "\"language\":\"de\"");
    }

    @Test
    void findingsOfEveryDimensionNameTheLanguageOfTheAnswer() throws IOException {
        Lab.Result result = bench.run(
                new Datasets(folder).load("indonesian").limit(2),
                EnumSet.allOf(Dimension.class),
                new Bench.Stub("english", c -> "It is in the documents, and the answer is not hard to find."),
                Bench.config());
        List<String> findings = Files.readAllLines(result.directory().resolve("findings.jsonl"));
        assertThat(findings)
                .hasSizeGreaterThan(2)
                .allMatch(line -> line.contains("\"language\":\"en\",\"document_languages\":[\"id\"]"));
    }

    @Test
    void aSystemThatIgnoresItsDocumentsHasDependencyZeroAndOneThatCopiesThemOne() {
        Dataset clean = new Datasets(folder).load("clean").limit(12);
        Set<Dimension> dependency = Set.of(Dimension.DEPENDENCY);
        Lab.Result deaf =
                bench.run(clean, dependency, new Bench.Stub("deaf", c -> "Walnuts, every time."), Bench.config());
        assertThat(metric(deaf, "dependency").path("value").asDouble()).isZero();
        assertThat(deaf.summary()
                        .path("failure_classes")
                        .path("context_independent")
                        .asInt())
                .isEqualTo(12);
        Lab.Result copier = bench.run(
                clean,
                dependency,
                new Bench.Stub(
                        "copier",
                        c -> c.documents().isEmpty() ? "" : c.documents().get(0).text()),
                Bench.config());
        assertThat(metric(copier, "dependency").path("value").asDouble()).isEqualTo(1);
        assertThat(metric(copier, "dependency").path("n").asInt()).isEqualTo(12);
    }

    @Test
    void aSystemThatAlwaysSaysTheSameHasSensitivityZero() {
        Lab.Result same = bench.run(
                new Datasets(folder).load("clean").limit(5),
                Set.of(Dimension.SENSITIVITY),
                new Bench.Stub("same", c -> "Walnuts, every time."),
                Bench.config());
        assertThat(metric(same, "sensitivity").path("value").asDouble()).isZero();
        assertThat(metric(same, "sensitivity").path("direction").asText()).isEqualTo("lower");
    }

    @Test
    void allFourDimensionsOfAllDataSetsAreMeasuredAndEveryMeanHasItsDenominators() {
        Dataset all = new Datasets(folder).load("all");
        List<DatasetCase> some = List.of(
                all.cases().get(0),
                all.cases().stream()
                        .filter(c -> c.kind() == Kind.DISTRACTOR)
                        .findFirst()
                        .orElseThrow(),
                all.cases().stream()
                        .filter(c -> c.kind() == Kind.PARAPHRASE)
                        .findFirst()
                        .orElseThrow());
        Lab.Result result = bench.run(
                Dataset.of("some", some), ALL, new Bench.Stub("first", c -> firstSentence(c)), Bench.config());
        for (String name : List.of("faithfulness", "consistency", "dependency", "sensitivity")) {
            JsonNode metric = metric(result, name);
            assertThat(metric.has("n") && metric.has("abstained") && metric.has("unmeasured") && metric.has("coverage"))
                    .isTrue();
            assertThat(metric.path("n").asInt() > 0).isEqualTo(metric.has("interval"));
        }
        assertThat(result.summary().path("not_applicable").path("consistency").asInt())
                .isEqualTo(2);
        assertThat(new RunDirectory(result.directory()).findings())
                .anySatisfy(f ->
                        assertThat(f.path("distractor").path("parent").asText()).isEqualTo("clean_001"));
    }

    @Test
    void aFailedTrialIsUnmeasuredNeverZeroAndIsAskedAgainNextTime() {
        Dataset two = cases(2);
        AtomicBoolean broken = new AtomicBoolean(true);
        Bench.Stub flaky = new Bench.Stub("flaky", c -> {
            if (broken.get() && c.id().equals("c1")) {
                throw new HoldfastException(ErrorCode.TIMEOUT, "too slow");
            }
            return "Lamp 7 burns at night.";
        });
        Lab.Result first = bench.run(two, FAITHFULNESS, flaky, Bench.config());
        JsonNode metric = metric(first, "faithfulness");
        assertThat(metric.path("value").asDouble()).isEqualTo(1);
        assertThat(metric.path("n").asInt()).isEqualTo(1);
        assertThat(metric.path("unmeasured").asInt()).isEqualTo(1);
        assertThat(metric.path("worst_case").asDouble()).isEqualTo(0.5);
        assertThat(first.summary().path("errors").path("timeout").asInt()).isEqualTo(1);

        broken.set(false);
        int before = flaky.calls.get();
        Lab.Result second = bench.run(two, FAITHFULNESS, flaky, Bench.config());
        assertThat(flaky.calls.get() - before).isEqualTo(1);
        assertThat(second.runId()).isEqualTo(first.runId());
        assertThat(metric(second, "faithfulness").path("n").asInt()).isEqualTo(2);
    }

    @Test
    void aResumedRunHoldsOldAndNewCasesAndTheSameBytes() throws IOException {
        Dataset dataset = cases(6);
        Bench.Stub steady = new Bench.Stub("steady", c -> "Lamp 7 burns at night.");
        Runner.Limits spent = new Runner.Limits(
                1,
                Duration.ofSeconds(5),
                5,
                Deadline.none(),
                new Budget(25, 1, null),
                RateLimit.none(),
                t -> new Budget.Estimate(5, 5));
        Lab.Result partial = bench.run(dataset, FAITHFULNESS, steady, Bench.config(), true, spent);
        assertThat(partial.stop().code()).isEqualTo(ErrorCode.BUDGET_EXHAUSTED);
        assertThat(partial.summary().path("trials").path("answered").asInt()).isEqualTo(2);
        assertThat(partial.summary().path("trials").path("pending").asInt()).isEqualTo(4);
        Lab.Result whole = bench.run(dataset, FAITHFULNESS, steady, Bench.config());
        assertThat(whole.reused()).isEqualTo(2);
        try (Bench other = new Bench(Files.createDirectory(folder.resolve("other")))) {
            Lab.Result uninterrupted = other.run(
                    dataset, FAITHFULNESS, new Bench.Stub("steady", c -> "Lamp 7 burns at night."), Bench.config());
            for (String file : List.of("queries.jsonl", "findings.jsonl", "summary.json")) {
                assertThat(whole.directory().resolve(file))
                        .hasSameBinaryContentAs(uninterrupted.directory().resolve(file));
            }
        }
    }

    @Test
    void aChangedThresholdCostsNoCallAndReusesNoFinding() {
        Dataset dataset = cases(2);
        Bench.Stub stub =
                new Bench.Stub("stub", c -> "At night the seventh lamp gives light to the whole of the pier.");
        Lab.Result loose = bench.run(dataset, FAITHFULNESS, stub, Bench.config());
        Lab.Result strict = bench.run(dataset, FAITHFULNESS, stub, Bench.config("grounding.support_threshold=0.99"));
        assertThat(stub.calls.get()).isEqualTo(2);
        assertThat(strict.runId()).isNotEqualTo(loose.runId());
        assertThat(new RunDirectory(strict.directory()).findings()).allSatisfy(f -> {
            assertThat(f.path("thresholds").path("support_threshold").asDouble())
                    .isEqualTo(0.99);
        });
        List<String> looseKeys = keys(loose);
        assertThat(keys(strict)).doesNotContainAnyElementsOf(looseKeys);
    }

    @Test
    void aChangedPromptModelOrDocumentReusesNoAnswer() {
        Dataset dataset = cases(1);
        Config config = Bench.config();
        Bench.Stub stub = new Bench.Stub("stub", c -> "Lamp 7 burns at night.");
        String base = key(dataset, stub, null, config);
        assertThat(key(dataset, stub, io.holdfast.lab.prompt.Prompts.STRICT, config))
                .isNotEqualTo(base);
        assertThat(key(dataset, stub, io.holdfast.lab.prompt.Prompts.SOFT, config))
                .isNotEqualTo(key(dataset, stub, io.holdfast.lab.prompt.Prompts.STRICT, config));
        assertThat(key(dataset, new Bench.Stub("other", c -> ""), null, config)).isNotEqualTo(base);
        assertThat(key(cases(1, "Lamp 8 burns."), stub, null, config)).isNotEqualTo(base);
        assertThat(key(dataset, stub, null, Bench.config("inference.seed=8"))).isNotEqualTo(base);
        assertThat(key(dataset, stub, null, Bench.config("inference.max_tokens=9")))
                .isNotEqualTo(base);
        assertThat(key(dataset, stub, null, Bench.config("inference.concurrency=3")))
                .isEqualTo(base);
    }

    @Test
    void noResumeStartsAfreshAndIsItselfResumed() {
        Dataset dataset = cases(3);
        Bench.Stub stub = new Bench.Stub("stub", c -> "Lamp 7 burns at night.");
        Lab.Result first = bench.run(dataset, FAITHFULNESS, stub, Bench.config());
        Lab.Result fresh = bench.run(dataset, FAITHFULNESS, stub, Bench.config(), false, bench.limits());
        assertThat(stub.calls.get()).isEqualTo(6);
        assertThat(fresh.runId()).isNotEqualTo(first.runId());
        assertThat(bench.run(dataset, FAITHFULNESS, stub, Bench.config()).runId())
                .isEqualTo(fresh.runId());
        assertThat(stub.calls.get()).isEqualTo(6);
    }

    @Test
    void severalWorkersGiveTheSameBytesAsOne() throws IOException {
        Dataset dataset = cases(20);
        Bench.Stub stub = new Bench.Stub("stub", c -> "Lamp " + c.id().length() + " burns at night.");
        Lab.Result one = bench.run(dataset, FAITHFULNESS, stub, Bench.config());
        try (Bench other = new Bench(Files.createDirectory(folder.resolve("other")))) {
            Lab.Result four = other.run(dataset, FAITHFULNESS, stub, Bench.config(), true, other.limits(4));
            assertThat(one.directory().resolve("queries.jsonl"))
                    .hasSameBinaryContentAs(four.directory().resolve("queries.jsonl"));
            assertThat(one.directory().resolve("findings.jsonl"))
                    .hasSameBinaryContentAs(four.directory().resolve("findings.jsonl"));
        }
    }

    @Test
    void aSystemThatIsDownStopsTheRunInsteadOfFailingEveryCase() {
        Bench.Stub down = new Bench.Stub("down", c -> {
            throw new HoldfastException(ErrorCode.UNREACHABLE, "nobody listens");
        });
        Lab.Result result = bench.run(cases(40), FAITHFULNESS, down, Bench.config());
        assertThat(down.calls.get()).isEqualTo(5);
        assertThat(result.stop().code()).isEqualTo(ErrorCode.UNREACHABLE);
        assertThat(metric(result, "faithfulness").has("value")).isFalse();
        assertThat(metric(result, "faithfulness").path("unmeasured").asInt()).isEqualTo(40);
    }

    @Test
    void aCallThatNeverComesBackIsGivenUp() {
        CountDownLatch never = new CountDownLatch(1);
        AnswerSystem hanging = new AnswerSystem() {
            @Override
            public String id() {
                return "hanging";
            }

            @Override
            public Answer answer(Case testCase) {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return Answer.of("late");
            }
        };
        Runner.Limits quick = new Runner.Limits(
                1,
                Duration.ofMillis(30),
                2,
                Deadline.none(),
                Budget.unlimited(),
                RateLimit.none(),
                t -> Budget.Estimate.NOTHING);
        Lab.Result result = bench.run(cases(3), FAITHFULNESS, hanging, Bench.config(), true, quick);
        assertThat(result.stop().code()).isEqualTo(ErrorCode.TIMEOUT);
        assertThat(result.summary().path("errors").path("timeout").asInt()).isEqualTo(2);
    }

    @Test
    void whatDiffersBetweenExecutionsIsInTheSidecarOnly() throws IOException {
        Lab.Result result = bench.run(
                cases(1), FAITHFULNESS, new Bench.Stub("stub", c -> "Lamp 7 burns at night."), Bench.config());
        assertThat(new RunDirectory(result.directory()).sidecar().path("host").asText())
                .isEqualTo("test-host");
        for (String file : List.of("queries.jsonl", "findings.jsonl", "summary.json")) {
            assertThat(Files.readString(result.directory().resolve(file)))
                    .doesNotContain("test-host", result.runId(), "2031-02-03", "latency");
        }
    }

    @Test
    void aRunMovesToAnotherStoreAndBackUnchanged() {
        Lab.Result result =
                bench.run(cases(3), ALL, new Bench.Stub("stub", c -> "Lamp 7 burns at night."), Bench.config());
        String exported = RunExport.export(bench.store, result.runId());
        try (Store other = Store.open("jdbc:sqlite:" + folder.resolve("elsewhere.db"))) {
            assertThat(RunExport.restore(other, exported)).isEqualTo(result.runId());
            assertThat(RunExport.export(other, result.runId())).isEqualTo(exported);
        }
    }

    private static String key(
            Dataset dataset, AnswerSystem system, io.holdfast.lab.prompt.Prompts prompt, Config config) {
        return Plan.of(new ExperimentSpec(dataset, FAITHFULNESS, system, prompt, config))
                .trials()
                .get(0)
                .key()
                .hash();
    }

    private static List<String> keys(Lab.Result result) {
        return new RunDirectory(result.directory())
                .findings().stream().map(f -> f.path("key").asText()).toList();
    }

    private static JsonNode metric(Lab.Result result, String name) {
        for (JsonNode metric : result.summary().path("metrics")) {
            if (metric.path("name").asText().equals(name)) {
                return metric;
            }
        }
        throw new AssertionError("no metric " + name);
    }

    private static String firstSentence(Case testCase) {
        return testCase.documents().isEmpty()
                ? "INSUFFICIENT_CONTEXT"
                : testCase.documents().get(0).text().split("(?<=\\.) ")[0];
    }

    private static Dataset cases(int n) {
        return cases(n, "Lamp 7 burns at night. The pier is closed in winter.");
    }

    private static Dataset cases(int n, String text) {
        List<DatasetCase> cases = new java.util.ArrayList<>();
        for (int i = 0; i < n; i++) {
            cases.add(new DatasetCase(
                    Kind.NATIVE,
                    new Case(
                            "c" + i,
                            "Which lamp burns, number " + i + "?",
                            List.of(Document.of("0", text)),
                            null,
                            true),
                    null,
                    null,
                    null,
                    List.of(),
                    null));
        }
        return Dataset.of("lamps", cases);
    }
}
