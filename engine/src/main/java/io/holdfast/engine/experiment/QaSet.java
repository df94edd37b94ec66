package io.holdfast.engine.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.corpus.CorpusDocument;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;

/** Questions to run an experiment on: SQuAD-like rows, CRAG-like rows ({@code id, question, gold|answer, alt_ans}), or our own set. */
public final class QaSet {
    private static final ObjectMapper JSON = new ObjectMapper();

    private QaSet() {}

    public static List<QaItem> read(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return read(file.getFileName().toString(), in);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "cannot read the questions " + file + ": " + e.getMessage(), e);
        }
    }

    /** The sets that come with the engine. */
    public enum Bundled {
        /** Questions of every kind about invented towns, companies and islands. */
        OWN("questions.jsonl", "corpus.jsonl"),
        /** More of them, written after everything that the first ones had shown to be wrong was mended. */
        LATER("later-questions.jsonl", "corpus.jsonl"),
        /** One question for each mechanism that few corpora call for, with the crowd of documents it is made for. */
        MECHANISMS("mechanisms-questions.jsonl", "mechanisms-corpus.jsonl");

        private final String questions;
        private final String documents;

        Bundled(String questions, String documents) {
            this.questions = questions;
            this.documents = documents;
        }

        public List<QaItem> items() {
            return resource(questions, in -> read(questions, in));
        }

        /** The documents the questions are asked about. */
        public void corpus(Consumer<CorpusDocument> sink) {
            resource(documents, in -> {
                CorpusDocument.readJsonl(documents, in, sink);
                return true;
            });
        }
    }

    private interface Reading<T> {
        T from(InputStream in) throws IOException;
    }

    private static <T> T resource(String name, Reading<T> reading) {
        try (InputStream in = QaSet.class.getResourceAsStream("/io/holdfast/engine/qa/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + name);
            }
            return reading.from(in);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.INTERNAL, "cannot read " + name + " from the jar", e);
        }
    }

    private static List<QaItem> read(String name, InputStream in) throws IOException {
        List<QaItem> items = new ArrayList<>();
        Map<String, String> documents = new HashMap<>();
        Map<String, Integer> perTitle = new HashMap<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (!line.isBlank()) {
                JsonNode row = parse(name, number, line);
                if (row.hasNonNull("question")) {
                    items.add(item(row, number, documents, perTitle));
                }
            }
        }
        if (items.isEmpty()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, name + " holds no questions; each line needs at least \"question\"");
        }
        return List.copyOf(items);
    }

    private static QaItem item(JsonNode row, int number, Map<String, String> documents, Map<String, Integer> perTitle) {
        Set<String> golds = new LinkedHashSet<>();
        for (String key : List.of("answers", "gold", "answer", "alt_ans")) {
            JsonNode value = row.path(key);
            if (value.isArray()) {
                value.forEach(v -> golds.add(v.asText()));
            } else if (value.isValueNode() && !value.isNull() && !value.asText().isBlank()) {
                golds.add(value.asText());
            }
        }
        boolean answerable = row.has("answerable")
                ? row.get("answerable").asBoolean()
                : row.has("label") ? row.get("label").asInt() == 1 : !golds.isEmpty();
        String title = row.path("title").asText("");
        String document = null;
        if (row.hasNonNull("context")) {
            document = documents.computeIfAbsent(
                    row.get("context").asText(),
                    c -> CorpusDocument.paragraphId(title, perTitle.merge(title, 1, Integer::sum)));
        } else if (row.hasNonNull("document")) {
            document = row.get("document").asText();
        }
        List<String> tags = new ArrayList<>();
        row.path("tags").forEach(t -> tags.add(t.asText()));
        return new QaItem(
                row.path("id").asText(Integer.toString(number)),
                row.get("question").asText().strip(),
                answerable ? List.copyOf(golds) : List.of(),
                answerable,
                document,
                title,
                tags);
    }

    private static JsonNode parse(String name, int number, String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, name + " line " + number + " is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** Only questions of these titles; a title that no question has fails. */
    public static List<QaItem> ofTitles(List<QaItem> items, List<String> titles) {
        Set<String> known = new LinkedHashSet<>();
        items.forEach(i -> known.add(i.title()));
        for (String title : titles) {
            if (!known.contains(title)) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "no question has the title " + title + "; known: " + known);
            }
        }
        return titles.isEmpty()
                ? items
                : items.stream().filter(i -> titles.contains(i.title())).toList();
    }

    /** {@code n} questions drawn without replacement by the seed, in their original order; all when {@code n} is 0. */
    public static List<QaItem> sample(List<QaItem> items, int n, long seed) {
        if (n <= 0 || n >= items.size()) {
            return items;
        }
        SplittableRandom random = new SplittableRandom(seed);
        record Drawn(int place, long lot) {}
        List<Drawn> lots = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            lots.add(new Drawn(i, random.nextLong()));
        }
        return lots.stream()
                .sorted(Comparator.comparingLong(Drawn::lot))
                .limit(n)
                .sorted(Comparator.comparingInt(Drawn::place))
                .map(d -> items.get(d.place))
                .toList();
    }
}
