package io.holdfast.engine.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.corpus.CorpusDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Queries and judgements of a retrieval collection: a BEIR folder ({@code corpus.jsonl[.gz], queries.jsonl, test.tsv}),
 * or TREC files ({@code topics.*} and {@code qrels.*}) beside an archive.
 */
public record RetrievalData(Path corpus, Map<String, String> queries, Map<String, Map<String, Integer>> judged) {
    private static final Pattern TOPIC = Pattern.compile("<DOCNO>\\s*(\\S+)\\s*</DOCNO>(.*?)</DOC>", Pattern.DOTALL);

    /** @param path a BEIR folder, or the archive of a TREC collection named {@code NAME.tar.gz} */
    public static RetrievalData read(Path path) {
        try {
            return Files.isDirectory(path) ? beir(path) : trec(path);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "cannot read the collection " + path + ": " + e.getMessage()
                            + "; expected a BEIR folder, or NAME.tar.gz beside topics.NAME.txt and qrels.NAME.txt",
                    e);
        }
    }

    private static RetrievalData beir(Path folder) throws IOException {
        ObjectMapper json = new ObjectMapper();
        Map<String, String> queries = new LinkedHashMap<>();
        for (String line : Files.readAllLines(folder.resolve("queries.jsonl"))) {
            JsonNode row = json.readTree(line);
            queries.put(row.path("_id").asText(), row.path("text").asText());
        }
        Map<String, Map<String, Integer>> judged = new LinkedHashMap<>();
        for (String line : Files.readAllLines(folder.resolve("test.tsv"))) {
            String[] cells = line.split("\t");
            if (cells.length >= 3 && cells[2].matches("\\d+")) {
                judge(judged, cells[0], cells[1], cells[2]);
            }
        }
        Path zipped = folder.resolve("corpus.jsonl.gz");
        return new RetrievalData(Files.exists(zipped) ? zipped : folder.resolve("corpus.jsonl"), queries, judged);
    }

    private static RetrievalData trec(Path archive) throws IOException {
        String name = archive.getFileName().toString().replaceFirst("\\..*", "");
        Map<String, String> queries = new LinkedHashMap<>();
        Matcher topic = TOPIC.matcher(Files.readString(archive.resolveSibling("topics." + name + ".txt")));
        while (topic.find()) {
            queries.put(topic.group(1), topic.group(2).strip().replaceAll("\\s+", " "));
        }
        Map<String, Map<String, Integer>> judged = new LinkedHashMap<>();
        for (String line : Files.readAllLines(archive.resolveSibling("qrels." + name + ".txt"))) {
            String[] cells = line.strip().split("\\s+");
            if (cells.length >= 4) {
                judge(judged, cells[0], cells[2], cells[3]);
            }
        }
        return new RetrievalData(archive, queries, judged);
    }

    private static void judge(Map<String, Map<String, Integer>> judged, String query, String document, String grade) {
        judged.computeIfAbsent(query, q -> new LinkedHashMap<>())
                .put(CorpusDocument.safeId(document), Integer.parseInt(grade));
    }
}
