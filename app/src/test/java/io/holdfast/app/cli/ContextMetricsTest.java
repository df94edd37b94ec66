package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContextMetricsTest {
    private static final String RAGAS = "{\"user_input\":\"When does the shop close?\",\"retrieved_contexts\":["
            + "\"The quay was paved with granite in 1902.\",\"The old shop closes at six in the evening.\"],"
            + "\"response\":\"The old shop closes at nine in the evening.\","
            + "\"reference\":\"The old shop closes at six in the evening.\",\"context_precision\":0.9,\"noise_sensitivity\":0.2}\n";

    @TempDir
    private Path folder;

    private Cli run(String... arguments) {
        return new Cli(folder)
                .with(new EchoWiring() {
                    @Override
                    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                        return new Faithfulness(config, null, null);
                    }
                })
                .run(arguments);
    }

    /** The documents of "gate" do not hold what its reference says; the answer keeps to them. */
    @Test
    void retrievalTellsDocumentsThatDoNotHoldTheAnswer() throws IOException {
        Files.writeString(folder.resolve("retrieved.jsonl"), """
                {"id":"dock","question":"How many cranes stand on the dock?","reference":"Three cranes stand on the dock.","contexts":["Three cranes stand on the dock.","Barges wait outside the harbour."]}
                {"id":"gate","question":"When does the gate open?","reference":"The gate opens at dawn.","contexts":["Flour is sold on Friday.","Sacks are made of linen."]}
                """);
        Files.writeString(folder.resolve("said.jsonl"), """
                {"case":"dock","answer":"Three cranes stand on the dock."}
                {"case":"gate","answer":"Flour is sold on Friday."}
                """);
        Cli cli = run(
                "run",
                "--model",
                "scripted:said.jsonl",
                "--dataset",
                "retrieved.jsonl",
                "--dimensions",
                "retrieval",
                "--out",
                "result");
        assertThat(cli.code()).as(cli.err()).isZero();
        JsonNode summary = Json.own(Files.readString(folder.resolve("result/summary.json")));
        Map<String, Double> means = new TreeMap<>();
        summary.path("metrics")
                .forEach(m -> means.put(m.path("name").asText(), m.path("value").asDouble()));
        assertThat(means)
                .containsEntry("retrieval", 0.5)
                .containsEntry("retrieval.recall", 0.5)
                .containsEntry("retrieval.use", 1.0)
                .containsEntry("retrieval.noise", 0.5)
                .containsEntry("retrieval.sufficiency", 0.5);
        assertThat(summary.at("/failure_classes/insufficient_retrieval").asInt())
                .isEqualTo(1);

        Cli report = run("report", "result", "--html", "r.html", "--junit", "r.xml");
        assertThat(report.code()).as(report.err()).isZero();
        assertThat(folder.resolve("r.html")).content().contains("Whether the documents given are the right ones");
        assertThat(folder.resolve("r.xml"))
                .content()
                .contains("gate", "the chunks do not hold the answer: 1 of 1 claim of the reference is in none");
    }

    @Test
    void theAskedForMetricsAreAddedToTheLineWithTheirChunksAndTheCause() throws IOException {
        Files.writeString(folder.resolve("a.jsonl"), RAGAS);
        Cli cli = run("score", "a.jsonl", "--metrics", "context_precision,context_recall,context_noise");

        assertThat(cli.code()).isZero();
        JsonNode context = Json.own(cli.out()).path("context");
        assertThat(context.path("context_precision").asDouble()).isEqualTo(0.5);
        assertThat(context.path("context_recall").asDouble()).isEqualTo(1);
        assertThat(context.path("context_noise").asDouble()).isEqualTo(0.5);
        assertThat(context.has("context_use")).isFalse();
        assertThat(context.path("cause").asText()).isEqualTo("generation");
        JsonNode chunk = context.path("chunks").path(1);
        assertThat(chunk.path("relevant").asBoolean()).isTrue();
        assertThat(chunk.path("evidence").path(0).path("document").asText()).isEqualTo("1");
        assertThat(cli.err())
                .contains("retrieval: precision 0.50 [", "recall 1.00 [")
                .contains("of the bad answers 0 had chunks that do not hold the answer, 1 did not keep to theirs");
    }

    @Test
    void convertWritesThemUnderTheNamesOfRagasAndKeepsItsOtherNumbers() throws IOException {
        Files.writeString(folder.resolve("a.jsonl"), RAGAS);
        run("score", "a.jsonl", "--metrics", "context", "--out", "scores.jsonl");
        Cli cli = run("convert", "--to", "ragas", "--scores", "scores.jsonl", "a.jsonl", "b.jsonl");

        assertThat(cli.code()).as(cli.err()).isZero();
        JsonNode sample = Json.read(Files.readString(folder.resolve("b.jsonl")));
        assertThat(sample.path("context_precision").asDouble()).isEqualTo(0.5);
        assertThat(sample.path("context_recall").asDouble()).isEqualTo(1);
        assertThat(sample.path("faithfulness").asDouble()).isZero();
        assertThat(sample.path("noise_sensitivity").asDouble()).isEqualTo(0.2);
    }

    @Test
    void reportShowsEveryMarkerAndWhatWasRetrieved() throws IOException {
        Files.writeString(
                folder.resolve("a.jsonl"), RAGAS.replace("at nine in the evening.", "at six in the evening [1]."));
        Cli cli = run("check", "a.jsonl", "--citations", "--metrics", "context", "--html", "report.html");

        assertThat(cli.code()).as(cli.err()).isZero();
        String html = Files.readString(folder.resolve("report.html"));
        assertThat(html)
                .contains("id=\"citations\"", "wrong document", "document &quot;0&quot; does not state this")
                .contains("id=\"retrieved\"", "the chunks hold the answer", "0 (noise); 1 (relevant, used)");
        run("check", "a.jsonl", "--html", "plain.html");
        assertThat(Files.readString(folder.resolve("plain.html"))).doesNotContain("id=\"citations\"");
    }

    @Test
    void anUnknownMetricIsRefusedWithTheOneThatWasMeant() throws IOException {
        Files.writeString(folder.resolve("a.jsonl"), RAGAS);
        Cli cli = run("score", "a.jsonl", "--metrics", "context_precison");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("unknown metric context_precison", "context_precision");
    }

    @Test
    void goodRankingsAreToldFromBadOnesOnJudgements() throws IOException {
        Path set = Files.createDirectory(folder.resolve("set"));
        StringBuilder corpus = new StringBuilder();
        StringBuilder queries = new StringBuilder();
        StringBuilder judgements = new StringBuilder("query-id\tcorpus-id\tscore\n");
        for (int i = 0; i < 12; i++) {
            corpus.append(
                    "{\"_id\":\"d%d\",\"title\":\"\",\"text\":\"The pier %s was built in %d by the town of Holm.\"}%n"
                            .formatted(i, (char) ('A' + i), 1900 + 7 * i));
            queries.append("{\"_id\":\"q%d\",\"text\":\"When was pier %s built?\"}%n".formatted(i, (char) ('A' + i)));
            judgements.append("q%d\td%d\t2%n".formatted(i, i));
        }
        Files.writeString(set.resolve("corpus.jsonl"), corpus);
        Files.writeString(set.resolve("queries.jsonl"), queries);
        Files.writeString(set.resolve("test.tsv"), judgements);

        JsonNode result =
                Json.read(run("bench", "context", "set", "--json").out()).path("set");
        assertThat(result.path("queries").asInt()).isEqualTo(12);
        assertThat(result.path("context_precision").asDouble()).isCloseTo(1, within(1e-9));
        assertThat(result.path("auroc_drawn_order").asDouble()).isGreaterThan(0.8);
    }
}
