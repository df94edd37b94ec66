package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.trec.BeirFolder;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A BEIR folder with all that the real ones hold: titles, grades, judged irrelevant documents, fields of its own. */
class BeirRoundTripTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String QUERIES = """
            {"_id":"q1","text":"Wie tief ist der Fjord?","metadata":{"asked":"2024-05-02","by":["a","b"]}}
            {"_id":"q2","text":"Which \\"eel\\" migrates, and where?","difficulty":3}
            {"_id":"q3","text":"Plain?"}
            """;
    private static final String CORPUS = """
            {"_id":"fjord","title":"Fjorde — Tiefe","text":"Der Fjord ist 1 308 m tief.\\nSagt man.","url":"https://example.org/f"}
            {"_id":"eel/1","title":"","text":"The European eel migrates to the Sargasso Sea. 🐟","metadata":{"page":7}}
            {"_id":"eel/2","title":"Eels","text":"Eels live in rivers.","metadata":{}}
            {"_id":"noise","title":"Noise","text":"Nobody needs this."}
            {"_id":"never","title":"","text":"Judged by nobody."}
            """;
    private static final String JUDGEMENTS = """
            query-id\tcorpus-id\tscore
            q1\tfjord\t1
            q2\teel/1\t3
            q2\teel/2\t1
            q2\tnoise\t0
            q3\teel/2\t1
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(folder.resolve("in/qrels"));
        Files.writeString(folder.resolve("in/queries.jsonl"), QUERIES);
        Files.writeString(folder.resolve("in/corpus.jsonl"), CORPUS);
        Files.writeString(folder.resolve("in/qrels/test.tsv"), JUDGEMENTS);
    }

    @Test
    void everyRecordComesBackEqualThroughOurFormat() throws IOException {
        Losses losses = new Losses();
        StringWriter ours = new StringWriter();
        convert(read("in", losses), new Writers(false, Instant.EPOCH, "1", losses).of(Format.NATIVE, ours, null));
        beir(Trips.read(Format.NATIVE, ours.toString()).iterator(), "out", losses);

        assertThat(cases("out")).hasSize(3).isEqualTo(cases("in"));
        assertThat(lines("out/queries.jsonl")).isEqualTo(lines("in/queries.jsonl"));
        assertThat(Files.readString(folder.resolve("out/qrels/test.tsv"))).isEqualTo(JUDGEMENTS);
        Map<String, JsonNode> before = byId("in/corpus.jsonl");
        Map<String, JsonNode> after = byId("out/corpus.jsonl");
        assertThat(after.keySet()).containsExactly("fjord", "eel/1", "eel/2");
        for (String id : after.keySet()) {
            for (String field : List.of("title", "text", "url")) {
                assertThat(after.get(id).path(field))
                        .as(id + " " + field)
                        .isEqualTo(before.get(id).path(field));
            }
        }
        assertThat(losses.lines())
                .containsExactlyInAnyOrder(
                        "field \"corpus[].metadata\" (1 record)",
                        "text of a document judged not relevant (its grade is kept) (1 record)");
    }

    @Test
    void documentsAreThoseJudgedRelevantInTheirOrder() {
        List<InputRecord> records = cases("in");
        InputRecord.Unanswered second = (InputRecord.Unanswered) records.get(1);

        assertThat(second.testCase().documents())
                .containsExactly(
                        Document.of("eel/1", "The European eel migrates to the Sargasso Sea. 🐟"),
                        new Document("eel/2", "Eels", null, "Eels live in rivers."));
        assertThat(second.extras().get("qrels").toString()).isEqualTo("{\"eel/1\":3,\"eel/2\":1,\"noise\":0}");
        assertThat(((InputRecord.Unanswered) records.get(2)).extras()).isEmpty();
    }

    private Iterator<InputRecord> read(String name, Losses losses) {
        return new BeirFolder(folder.resolve(name), Trips.SETTINGS, losses).records();
    }

    private List<InputRecord> cases(String name) {
        List<InputRecord> records = new ArrayList<>();
        read(name, new Losses()).forEachRemaining(records::add);
        return records;
    }

    private void beir(Iterator<InputRecord> records, String name, Losses losses) throws IOException {
        Files.createDirectories(folder.resolve(name).resolve("qrels"));
        List<Writer> open = new ArrayList<>();
        convert(records, new Writers(false, Instant.EPOCH, "1", losses).beir(file -> {
                    open.add(Files.newBufferedWriter(folder.resolve(name).resolve(file)));
                    return open.get(open.size() - 1);
                }));
        for (Writer writer : open) {
            writer.close();
        }
    }

    private static void convert(Iterator<InputRecord> records, CaseWriter writer) throws IOException {
        new Conversion(null, writer, bad -> {
                    throw new AssertionError(bad);
                })
                .run(records);
    }

    private List<JsonNode> lines(String file) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(file))) {
            lines.add(JSON.readTree(line));
        }
        return lines;
    }

    private Map<String, JsonNode> byId(String file) throws IOException {
        Map<String, JsonNode> byId = new LinkedHashMap<>();
        lines(file).forEach(line -> byId.put(line.path("_id").asText(), line));
        return byId;
    }
}
