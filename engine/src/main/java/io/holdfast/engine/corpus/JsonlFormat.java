package io.holdfast.engine.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Document;
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

    static void read(String name, InputStream in, long mostBytes, ReadingNotes notes, Consumer<CorpusDocument> sink)
            throws IOException {
        Map<String, Integer> contexts = new HashMap<>();
        Map<String, Integer> perTitle = new HashMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = line(lines, mostBytes); line != null; line = line(lines, mostBytes)) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                JsonNode row;
                try {
                    row = JSON.readTree(line);
                } catch (JsonProcessingException e) {
                    notes.skipped(name + " line " + number, "is not JSON: " + e.getOriginalMessage());
                    continue;
                }
                if (row.path("search_results").isArray()) {
                    crag(name, number, row, sink);
                } else if (row.hasNonNull("context")) {
                    String context = row.get("context").asText();
                    if (contexts.putIfAbsent(context, number) == null) {
                        String title = row.path("title").asText("");
                        int n = perTitle.merge(title, 1, Integer::sum);
                        sink.accept(CorpusDocument.of(squadId(title, n), title.replace('_', ' '), null, context)
                                .withSource(source(name, number)));
                    }
                } else {
                    CorpusDocument document = document(row);
                    if (document == null) {
                        notes.skipped(
                                name + " line " + number,
                                "is no document: it needs \"id\" (or \"_id\") and \"text\"; found "
                                        + row.properties().stream()
                                                .map(Map.Entry::getKey)
                                                .toList());
                    } else {
                        sink.accept(document.withSource(source(name, number)));
                    }
                }
            }
        }
    }

    /** The next line, null at the end; a file may be of any length, a line may not. */
    private static @Nullable String line(BufferedReader reader, long most) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = reader.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            line.append((char) c);
            if (line.length() > most) {
                throw new IOException("a line of it holds more than " + most + " characters");
            }
            c = reader.read();
        }
        return line.toString();
    }

    /** The id of the n-th paragraph of an article. */
    static String squadId(String title, int n) {
        return CorpusDocument.safeId((title.isEmpty() ? "context" : title) + "-" + n);
    }

    /** All lines of the text are one line of the file. */
    private static Source source(String name, int number) {
        return new Source(name + " line " + number, List.of());
    }

    /** The pages that were found for a question of CRAG, each a document of its own, ranked as they were found. */
    private static void crag(String name, int number, JsonNode row, Consumer<CorpusDocument> sink) {
        String question = row.path("interaction_id").asText(row.path("id").asText(Integer.toString(number)));
        int rank = 0;
        for (JsonNode page : row.path("search_results")) {
            rank++;
            String html = page.path("page_result").asText("");
            String snippet = page.path("page_snippet").asText("");
            CorpusDocument read = html.isBlank()
                    ? CorpusDocument.of(question + "-" + rank, null, null, snippet)
                    : HtmlFormat.read(question + "-" + rank, name, html);
            String title = page.path("page_name").asText("");
            String url = page.path("page_url").asText("");
            Document old = read.document();
            if (!old.text().isBlank()) {
                Document named = new Document(
                        old.id(), title.isBlank() ? old.title() : title, url.isBlank() ? null : url, old.text());
                sink.accept(new CorpusDocument(named, rank, read.sections(), read.links(), source(name, number)));
            }
        }
    }

    private static @Nullable CorpusDocument document(JsonNode row) {
        String id =
                row.path("id").asText(row.path("_id").asText(row.path("doc_id").asText("")));
        String text = row.path("text").asText(row.path("contents").asText(""));
        if (id.isEmpty() || text.isEmpty()) {
            return null;
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
}
