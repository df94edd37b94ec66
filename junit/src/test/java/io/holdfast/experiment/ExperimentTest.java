package io.holdfast.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentTest {
    private static final String CSV = """
            nr,user_query,passages,expected
            ferry,When does the ferry leave?,The ferry leaves at 14:30 from pier two.,14:30
            ticket,What does a ticket cost?,A ticket costs twelve euros. Children travel free.,12 euros
            bike,What does a bicycle cost?,A bicycle costs 5 euros on every crossing.,5 euros
            """;

    @TempDir
    Path folder;

    @Test
    void fileTimesTaskTimesEvaluatorsGivesAReport() throws IOException {
        ExperimentResult result = Experiment.over(questions())
                .task(ExperimentTest::copied)
                .measure("names_a_number", Measures.matching("[0-9]"))
                .measure(
                        "brief",
                        (c, answer) -> answer.text().length() < 45
                                ? Findings.pass("short enough")
                                : Findings.fail(answer.text().length() + " characters"))
                .require("faithfulness", 1)
                .require("names_a_number", 0.6)
                .withoutModels()
                .run();

        assertThat(result.passed()).as(result.toString()).isTrue();
        assertThat(result.orThrow()).isSameAs(result);
        assertThat(result.metric("faithfulness").value()).isEqualTo(1);
        assertThat(result.metric("names_a_number").value()).isEqualTo(0.666667);
        assertThat(result.metric("brief").n()).isEqualTo(3);
        assertThat(result.toString())
                .startsWith("questions.csv: passed")
                .contains("✗ 2, names_a_number: nothing in the answer matches [0-9]", "✗ 2, brief: 50 characters");

        result.html(folder.resolve("out/report.html"))
                .json(folder.resolve("out/report.json"))
                .save(folder.resolve("run"));
        assertThat(folder.resolve("out/report.html"))
                .content()
                .contains("✓ Gate passed", "Names_a_number", "questions.csv");
        JsonNode json =
                new ObjectMapper().readTree(folder.resolve("out/report.json").toFile());
        assertThat(json.at("/gate/passed").asBoolean()).isTrue();
        assertThat(json.path("findings")).hasSize(9);
        assertThat(json.at("/findings/2/why").asText()).isEqualTo("short enough");
        assertThat(RunResult.load(folder.resolve("run")).dimensions())
                .containsExactly("faithfulness", "names_a_number", "brief");
    }

    @Test
    void valuesAreComparedAsValues() throws IOException {
        ExperimentResult result = Experiment.over(questions())
                .task(c -> c.question().contains("ticket") ? "twelve euros" : "at 14:30")
                .measure("exact_match", Measures.exactMatch())
                .withoutGrounding()
                .withoutModels()
                .run();
        assertThat(result.metric("exact_match").value()).isEqualTo(0.333333);
        assertThat(result.missed())
                .containsExactly("exact_match: 33.3 % of the answers pass (1 of 3), at least 100.0 % are asked for");
        assertThatThrownBy(result::orThrow)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the answer is \"at 14:30\", the reference is \"5 euros\"");
    }

    @Test
    void anAnswerIsHeldAgainstWhatItsTaskFound() {
        Case asked = Case.of("pier", "From which pier does the ferry leave?");
        ExperimentResult right =
                retrieving(asked, "The ferry leaves from pier two.").run();
        assertThat(right.passed()).as(right.toString()).isTrue();
        ExperimentResult wrong =
                retrieving(asked, "The ferry leaves from pier nine.").run();
        assertThat(wrong.passed()).isFalse();
        wrong.html(folder.resolve("wrong.html"));
        assertThat(wrong.toString()).contains("✗ pier, faithfulness: “The ferry leaves from pier nine.”");
    }

    private static Experiment retrieving(Case asked, String answer) {
        return Experiment.over(List.of(asked))
                .retrievingTask(c -> RetrievedAnswer.of(
                        answer, List.of("Tickets are sold on board. The ferry leaves from pier two.")))
                .withoutModels();
    }

    @Test
    void answersThatComeLaterAreWaitedForTogether() {
        CountDownLatch bothAsked = new CountDownLatch(2);
        ExperimentResult result = Experiment.over(List.of(lamp("one"), lamp("two")))
                .asyncTask(c -> CompletableFuture.supplyAsync(() -> {
                    bothAsked.countDown();
                    return await(bothAsked) ? "The lamp is green." : "The lamp is red.";
                }))
                .concurrency(2)
                .withoutModels()
                .run();
        assertThat(result.passed()).as(result.toString()).isTrue();
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void whatFailsCostsACaseAndNeverPasses() {
        ExperimentResult result = Experiment.over(List.of(lamp("good"), lamp("broken"), lamp("late"), lamp("silent")))
                .asyncTask(c -> switch (c.id()) {
                    case "broken" -> throw new IllegalStateException("no connection");
                    case "late" -> CompletableFuture.failedFuture(new IllegalStateException("hung up"));
                    case "silent" -> CompletableFuture.completedFuture(null);
                    default -> CompletableFuture.completedFuture("The lamp is green.");
                })
                .measure("own", (c, answer) -> {
                    throw new UnsupportedOperationException("not written yet");
                })
                .require("faithfulness", 0.25)
                .require("own", 0.25)
                .withoutModels()
                .run();
        assertThat(result.metric("faithfulness").n()).isEqualTo(1);
        assertThat(result.metric("faithfulness").unmeasured()).isEqualTo(3);
        assertThat(result.missed())
                .containsExactly("own: 0.0 % of the answers pass (0 of 4), at least 25.0 % are asked for");
        assertThat(result.toString())
                .contains(
                        "no connection",
                        "hung up",
                        "the task returned null for case silent",
                        "the evaluator own failed: java.lang.UnsupportedOperationException: not written yet");
    }

    @Test
    void mistakesAreNamedBeforeAnythingIsAsked() {
        Experiment documented = Experiment.over(List.of(lamp("one")));
        assertThatIllegalStateException().isThrownBy(documented::run).withMessageContaining("say who answers");
        documented.task(c -> "The lamp is green.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> documented.measure("Exact Match", Measures.exactMatch()))
                .withMessageContaining("small letters");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> documented.measure("faithfulness", Measures.exactMatch()))
                .withMessageContaining("measured by Holdfast itself");
        assertThatIllegalStateException()
                .isThrownBy(() -> documented.require("exact_match", 0.5).run())
                .withMessageContaining("exact_match is required and not measured; measured are [faithfulness]");
        assertThatIllegalStateException()
                .isThrownBy(() -> Experiment.over(List.of(Case.of("1", "Which lamp?")))
                        .task(c -> "The green one.")
                        .run())
                .withMessageContaining("withoutGrounding()");
        assertThatThrownBy(() -> Experiment.over(folder.resolve("none.csv"))).hasMessageContaining("none.csv");
    }

    private Path questions() throws IOException {
        return Files.writeString(folder.resolve("questions.csv"), CSV);
    }

    private static Case lamp(String id) {
        return new Case(id, "Which colour is the lamp?", List.of(Document.of("0", "The lamp is green.")), null, null);
    }

    private static String copied(Case asked) {
        return asked.documents().get(0).text();
    }
}
