package io.holdfast.engine.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One JSON object a line: our own documents ({@code id, title, url, text, rank, links, sections}), BEIR's
 * ({@code _id, title, text}), or SQuAD-like rows, whose distinct contexts become the documents.
 */
final class JsonlFormat {
    static final ObjectMapper JSON = new ObjectMapper();

    private JsonlFormat() {}

    static void read(String name, InputStream in, Consumer<CorpusDocument> sink) throws IOException {
        Map<String, Integer> contexts = new HashMap<>();
        Map<String, Integer> perTitle = new HashMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                JsonNode row = parse(name, number, line);
                if (row.hasNonNull("context")) {
                    String context = row.get("context").asText();
                    if (contexts.putIfAbsent(context, number) == null) {
                        String title = row.path("title").asText("");
                        int n = perTitle.merge(title, 1, Integer::sum);
                        sink.accept(CorpusDocument.of(squadId(title, n), title.replace('_', ' '), null, context));
                    }
                } else {
                    sink.accept(document(name, number, row));
                }
            }
        }
    }

    /** The id of the n-th paragraph of an article. */
    static String squadId(String title, int n) {
        return CorpusDocument.safeId((title.isEmpty() ? "context" : title) + "-" + n);
    }

    private static CorpusDocument document(String name, int number, JsonNode row) {
        String id =
                row.path("id").asText(row.path("_id").asText(row.path("doc_id").asText("")));
        String text = row.path("text").asText(row.path("contents").asText(""));
        if (id.isEmpty() || text.isEmpty()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    name + " line " + number + ": a document needs \"id\" (or \"_id\") and \"text\"; found "
                            + row.properties().stream().map(Map.Entry::getKey).toList());
        }
        List<CorpusDocument.Section> sections = new ArrayList<>();
        row.path("sections")
                .forEach(s -> sections.add(new CorpusDocument.Section(
                        s.path("heading").asText(), s.path("start").asInt())));
        List<String> links = new ArrayList<>();
        row.path("links").forEach(l -> links.add(l.asText()));
        String url = text(row, "url");
        Document document = new Document(CorpusDocument.safeId(id), text(row, "title"), url, text);
        return new CorpusDocument(document, row.path("rank").asInt(0), sections, links);
    }

    private static @Nullable String text(JsonNode row, String key) {
        return row.hasNonNull(key) ? row.get(key).asText() : null;
    }

    private static JsonNode parse(String name, int number, String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, name + " line " + number + " is not JSON: " + e.getOriginalMessage(), e);
        }
    }
}
