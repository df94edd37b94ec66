package io.holdfast.lab.grounding;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.Span;
import io.holdfast.lab.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * Reads labelled answers: JSON lines, gzipped or not, with {@code context(s), question, answer, label, spans}, and where
 * known {@code task, model, kind, lang} and {@code pair}: a name that twins share, or the id of the other one.
 */
public final class LabelledAnswers {
    private LabelledAnswers() {}

    public static List<LabelledAnswer> read(Path file) {
        List<JsonNode> rows = rows(file);
        Set<String> pairs = rows.stream().map(r -> text(r, "pair")).collect(Collectors.toSet());
        return IntStream.range(0, rows.size())
                .mapToObj(i -> read(rows.get(i), pairs, file, i + 1))
                .toList();
    }

    /** The lines of a data set, gzipped or not; blank ones do not count. */
    public static List<JsonNode> rows(Path file) {
        List<JsonNode> rows = new ArrayList<>();
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    rows.add(row(line, file, rows.size() + 1));
                }
            }
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "cannot read labelled data from " + file + ": " + e.getMessage(), e);
        }
        if (rows.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, file + " holds no labelled data");
        }
        return rows;
    }

    private static JsonNode row(String line, Path file, int number) {
        try {
            return Json.read(line);
        } catch (JsonProcessingException e) {
            throw bad(file, number, "is not JSON: " + e.getOriginalMessage());
        }
    }

    /** The name of a data set: that of its file. */
    public static String name(Path file) {
        return file.getFileName().toString().replaceAll("\\.jsonl(\\.gz)?$", "");
    }

    private static LabelledAnswer read(JsonNode row, Set<String> pairs, Path file, int number) {
        if (!row.path("answer").isTextual() || !row.path("label").isInt()) {
            throw bad(file, number, "needs answer (text) and label (1 supported, 0 not)");
        }
        String answer = row.path("answer").asText();
        String name = name(file);
        Case testCase = new Case(
                row.path("id").asText(Integer.toString(number)),
                row.path("question").asText(""),
                documents(row),
                null,
                null);
        return new LabelledAnswer(
                name,
                row.path("task").asText(name),
                row.path("model").asText(""),
                pair(row, pairs),
                text(row, "kind"),
                text(row, "lang"),
                testCase,
                answer,
                row.path("label").asInt() == 1,
                spans(row, answer));
    }

    /** The pair it names, or its own id where its twins name that. */
    private static String pair(JsonNode row, Set<String> pairs) {
        String named = text(row, "pair");
        return named.isEmpty() && pairs.contains(text(row, "id")) ? text(row, "id") : named;
    }

    private static String text(JsonNode row, String field) {
        return row.hasNonNull(field) ? row.path(field).asText() : "";
    }

    static List<Document> documents(JsonNode row) {
        List<Document> documents = new ArrayList<>();
        JsonNode contexts = row.path("contexts").size() > 0
                ? row.path("contexts")
                : Json.array().add(row.path("context").asText(""));
        for (JsonNode context : contexts) {
            String id = Integer.toString(documents.size());
            documents.add(Document.of(
                    id,
                    context.isTextual()
                            ? context.asText()
                            : context.path("text").asText("")));
        }
        return documents;
    }

    private static List<Span> spans(JsonNode row, String answer) {
        List<Span> spans = new ArrayList<>();
        for (JsonNode span : row.path("spans")) {
            int start = span.path("start").asInt(-1);
            int end = span.path("end").asInt(-1);
            if (start >= 0 && end > start && end <= answer.length()) {
                spans.add(new Span(start, end));
            }
        }
        return spans;
    }

    private static HoldfastException bad(Path file, int line, String what) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + line + " " + what);
    }
}
