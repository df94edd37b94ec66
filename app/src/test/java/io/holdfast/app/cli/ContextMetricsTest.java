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
