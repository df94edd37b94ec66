package io.holdfast.lab.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.format.Fields;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.table.parquet.ParquetRecords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A file of recorded answers, read by the names of its columns. */
public final class Table {
    private static final List<String> USER = List.of("user", "human");
    private static final List<String> ASSISTANT = List.of("assistant", "ai", "bot", "model");
    private static final int LOOKED_AT = 1000;
    /** A line of nothing but one sign, after other text: front matter begins with one and separates nothing. */
    private static final Pattern RULE = Pattern.compile("\\S\\s*\\R[ \\t]*(([-=*#~_|])\\2{2,})[ \\t]*\\R");

    private final Rows rows;
    private final Mapping mapping;
    private final FieldPaths fields;
    private final Texts texts;
    private final DocumentFolder folder;
    private final boolean split;
    private final boolean answered;

    /**
     * How the user wants a table read.
     *
     * @param split what separates contexts in one cell, or null
     * @param encoding name of a character set, or null to tell it
     * @param folder documents that every answer is checked against, or that its contexts name
     */
    public record Options(
            Mapping.Said said,
            @Nullable String split,
            @Nullable String encoding,
            DocumentFolder folder) {
        public static final Options NONE = new Options(Mapping.Said.NOTHING, null, null, DocumentFolder.NONE);

        /** Whether the user said anything about columns or cells. */
        public boolean aboutColumns() {
            return !said.isEmpty() || split != null || encoding != null;
        }
    }

    /** @param file what the input is called in complaints */
    public static Table read(byte[] bytes, String file, Options options, InputSettings settings) throws IOException {
        Table table = of(bytes, file, options, true, settings);
        if (!table.rows.objects().isEmpty()) {
            table.mapping.require(!table.folder.isEmpty(), table.names(), file);
        }
        return table;
    }

    /** A table of questions that are still to be answered: only the question is needed. */
    public static Table questions(byte[] bytes, String file, InputSettings settings) throws IOException {
        Table table = of(bytes, file, Options.NONE, false, settings);
        if (!table.rows.objects().isEmpty()) {
            table.mapping.requireQuestion(table.names(), file);
        }
        return table;
    }

    private static Table of(byte[] bytes, String file, Options options, boolean answered, InputSettings settings)
            throws IOException {
        Rows rows;
        boolean parquet = ParquetRecords.isParquet(bytes);
        if (parquet) {
            rows = Rows.ofParquet(bytes, file);
        } else {
            Binary.refuse(bytes, file);
            rows = Rows.of(bytes, options.encoding(), settings);
        }
        return new Table(file, rows, options, answered && !parquet, new JsonInput(settings));
    }

    private Table(String file, Rows rows, Options options, boolean answered, JsonInput json) {
        this.answered = answered;
        this.rows = rows;
        this.fields = new FieldPaths(json);
        this.texts = new Texts(json, options.split());
        this.folder = options.folder();
        this.split = options.split() != null;
        Collection<String> names = names();
        if (rows.items().isEmpty()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    file + (names.isEmpty() ? " is empty" : " has a header and no rows")
                            + ": there is nothing to check");
        }
        this.mapping = Mapping.of(options.said(), names, file);
    }

    private Collection<String> names() {
        Set<String> names = new LinkedHashSet<>(rows.columns());
        rows.objects().stream()
                .limit(LOOKED_AT)
                .forEach(object -> names.addAll(fields.of(object).keySet()));
        return names;
    }

    public Mapping mapping() {
        return mapping;
    }

    /** What a user should know about how the file was read, a clause each. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>(rows.notes());
        if (!split) {
            separator().ifPresent(notes::add);
        }
        return List.copyOf(notes);
    }

    /** That cells hold what looks like the border between two passages, and how to say that it is one. */
    private Optional<String> separator() {
        List<String> found = rows.objects().stream()
                .limit(LOOKED_AT)
                .map(fields::of)
                .flatMap(row -> mapping.columns(ColumnRole.CONTEXTS).stream().map(row::get))
                .filter(value -> value != null && value.isTextual())
                .map(value -> RULE.matcher(value.textValue()))
                .filter(Matcher::find)
                .map(rule -> rule.group(1))
                .toList();
        return found.stream()
                .findFirst()
                .map(rule -> (found.size() == 1 ? "a context holds" : found.size() + " contexts hold") + " a line \""
                        + rule + "\"; if it separates passages, add --split '" + rule + "'");
    }

    /** The cases, in order; a row that cannot be read is bad. */
    public List<InputRecord> records() {
        List<InputRecord> records = new ArrayList<>();
        for (JsonRecords.Item item : rows.items()) {
            int number = records.size() + 1;
            if (item instanceof JsonRecords.Value value && value.value() instanceof ObjectNode object) {
                String complaint = answered && rows.columns().isEmpty() ? answerMissing(object) : null;
                String id = Long.toString(rows.lines() ? value.line() : number);
                records.add(
                        complaint == null
                                ? record(value.line(), id, fields.of(object))
                                : new InputRecord.Bad(value.line(), complaint));
            } else if (item instanceof JsonRecords.Unreadable unreadable) {
                records.add(new InputRecord.Bad(unreadable.line(), unreadable.problem()));
            } else {
                records.add(new InputRecord.Bad(item.line(), "not a JSON object; one case is one {…}"));
            }
        }
        return records;
    }

    /** What is wrong with a JSON record without an answer: an empty one has one. Cells are never missing. */
    private @Nullable String answerMissing(ObjectNode object) {
        String column = mapping.column(ColumnRole.ANSWER);
        Map<String, JsonNode> row = fields.of(object);
        if (column == null || row.containsKey(column)) {
            return null;
        }
        ObjectNode flat = object.objectNode();
        if (object.has(column)) {
            flat.putNull(column);
        }
        row.keySet().stream().filter(name -> !mapping.names(name)).forEach(name -> flat.set(name, row.get(name)));
        try {
            new Fields(flat, "").text(column);
            return null;
        } catch (BadFieldException e) {
            return e.problem();
        }
    }

    private InputRecord record(long line, String position, Map<String, JsonNode> row) {
        List<Document> documents = new ArrayList<>();
        List<String> columns = mapping.columns(ColumnRole.CONTEXTS);
        for (String column : columns) {
            JsonNode value = row.get(column);
            if (value != null) {
                documents.addAll(texts.documents(value, columns.size() > 1 ? column : ""));
            }
        }
        DocumentFolder.Found found = folder.replace(documents);
        if (found.problem() != null) {
            return new InputRecord.Bad(line, found.problem());
        }
        String reference = text(row, ColumnRole.REFERENCE, ASSISTANT);
        String id = text(row, ColumnRole.ID, USER);
        Case testCase = new Case(
                id.isEmpty() ? position : id,
                text(row, ColumnRole.QUESTION, USER),
                Documents.distinct(found.documents()),
                reference.isEmpty() ? null : reference,
                truth(text(row, ColumnRole.ANSWERABLE, USER)));
        String model = text(row, ColumnRole.MODEL, USER);
        return new InputRecord.Good(
                line,
                testCase,
                new Answer(
                        text(row, ColumnRole.ANSWER, ASSISTANT),
                        model.isEmpty() ? null : model,
                        List.of(),
                        null,
                        null));
    }

    private String text(Map<String, JsonNode> row, ColumnRole role, List<String> speakers) {
        String column = mapping.column(role);
        return column == null ? "" : Texts.text(row.get(column), speakers);
    }

    private static @Nullable Boolean truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "1", "yes" -> Boolean.TRUE;
            case "false", "0", "no" -> Boolean.FALSE;
            default -> null;
        };
    }
}
