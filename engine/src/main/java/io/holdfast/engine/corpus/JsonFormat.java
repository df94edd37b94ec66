package io.holdfast.engine.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A JSON file that holds one object: its fields as a table of names and values, every list of objects as a table of its
 * own. The title is the name of the file with the first value, by which people name such an object.
 */
final class JsonFormat {
    private static final int LONGEST_TITLE = 80;

    private final Map<String, String> fields = new LinkedHashMap<>();
    private final Map<String, List<Map<String, String>>> tables = new LinkedHashMap<>();

    private JsonFormat() {}

    /** Nothing where the text is no JSON object: then it is a text like any other. */
    static Optional<CorpusDocument> read(String id, String file, String source) {
        JsonNode root;
        try {
            root = JsonlFormat.JSON.readTree(source);
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
        if (root == null || !root.isObject() || root.isEmpty()) {
            return Optional.empty();
        }
        JsonFormat read = new JsonFormat();
        read.object("", root);
        return Optional.of(read.document(id, file));
    }

    private void object(String path, JsonNode node) {
        node.properties().forEach(field -> value((path + " " + name(field.getKey())).strip(), field.getValue()));
    }

    private void value(String path, JsonNode value) {
        if (value.isObject()) {
            object(path, value);
        } else if (value.isArray() && !value.isEmpty() && value.get(0).isObject()) {
            List<Map<String, String>> rows = tables.computeIfAbsent(path, p -> new ArrayList<>());
            for (JsonNode element : value) {
                JsonFormat row = new JsonFormat();
                row.object("", element);
                rows.add(row.fields);
                row.tables.forEach((inner, own) -> tables.computeIfAbsent(path + " " + inner, p -> new ArrayList<>())
                        .addAll(own));
            }
        } else if (value.isArray()) {
            List<String> items = new ArrayList<>();
            value.forEach(item -> items.add(item.asText()));
            fields.put(path, String.join(", ", items));
        } else {
            fields.put(path, value.asText());
        }
    }

    private CorpusDocument document(String id, String file) {
        String first = fields.values().stream().findFirst().orElse("");
        String name = id.substring(id.lastIndexOf('/') + 1);
        String title = first.length() > LONGEST_TITLE ? name : (name + " " + first).strip();
        StringBuilder text = new StringBuilder();
        List<CorpusDocument.Section> sections = new ArrayList<>();
        if (!fields.isEmpty()) {
            head(text, sections, title);
            row(text, List.of("field", "value"));
            row(text, List.of("---", "---"));
            fields.forEach((field, value) -> row(text, List.of(field, value)));
        }
        tables.forEach((path, rows) -> {
            head(text, sections, path);
            Set<String> columns = new LinkedHashSet<>();
            rows.forEach(r -> columns.addAll(r.keySet()));
            row(text, List.copyOf(columns));
            row(text, columns.stream().map(c -> "---").toList());
            rows.forEach(r ->
                    row(text, columns.stream().map(c -> r.getOrDefault(c, "")).toList()));
        });
        return new CorpusDocument(
                new Document(CorpusDocument.safeId(id), title, null, text.toString()),
                0,
                sections,
                List.of(),
                new Source(file, List.of()));
    }

    private static void head(StringBuilder text, List<CorpusDocument.Section> sections, String heading) {
        text.append(text.isEmpty() ? "" : "\n");
        sections.add(new CorpusDocument.Section(heading, text.length()));
        text.append(heading).append("\n\n");
    }

    private static void row(StringBuilder text, List<String> cells) {
        text.append("| ");
        text.append(String.join(" | ", cells.stream().map(JsonFormat::cell).toList()));
        text.append(" |\n");
    }

    private static String cell(String value) {
        return value.replace("|", "\\|").replaceAll("\\s+", " ").strip();
    }

    /** "unitPrice" and "unit_price" as words. */
    private static String name(String key) {
        return key.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ")
                .replaceAll("[_.-]+", " ")
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
