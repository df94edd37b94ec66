package io.holdfast.lab.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.convert.Detection;
import io.holdfast.lab.convert.Format;
import io.holdfast.lab.convert.Readers;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.trec.BeirFolder;
import io.holdfast.lab.input.Gzip;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * A data set in another tool's format, or in a table of the user's own columns. Answers it holds are left aside: the questions are asked anew. A question with no
 * retrieved documents is asked with its reference contexts, which is what those are for.
 */
final class ForeignFile {
    private static final int HEAD = 64;
    private static final InputSettings SETTINGS = ConfigLoader.defaults().input();

    private final Path path;

    ForeignFile(Path path) {
        this.path = path;
    }

    /** Whether the content is another tool's; our own kinds of file are recognised by their names. */
    static boolean isForeign(Path path) throws IOException {
        try (PeekInput in = Gzip.open(path)) {
            return Detection.find(in)
                    .filter(format ->
                            format != Format.NATIVE || !path.toString().matches(".*\\.jsonl?"))
                    .isPresent();
        }
    }

    /** Whether the content is rows, of cells or of a JSON array, whose columns are recognised by their names. */
    static boolean isTable(Path path) throws IOException {
        try (PeekInput in = Gzip.open(path)) {
            String head = new String(in.peek(HEAD), StandardCharsets.UTF_8)
                    .replace("\uFEFF", "")
                    .stripLeading();
            return !head.isEmpty()
                    && !head.startsWith("{")
                    && !path.toString().endsWith(".jsonl")
                    && Detection.find(in).orElse(Format.NATIVE) == Format.NATIVE;
        }
    }

    List<DatasetCase> readTable() throws IOException {
        try (PeekInput in = Gzip.open(path)) {
            return cases(
                    path,
                    Table.questions(in.readAllBytes(), path.toString(), SETTINGS)
                            .records()
                            .iterator());
        }
    }

    List<DatasetCase> read() throws IOException {
        try (PeekInput in = Gzip.open(path)) {
            Format format = Detection.of(in, path.toString());
            return cases(path, Readers.plain(SETTINGS, new Losses()).of(format).read(in));
        }
    }

    static List<DatasetCase> beir(Path folder) {
        return cases(folder, new BeirFolder(folder, SETTINGS, new Losses()).records());
    }

    private static List<DatasetCase> cases(Path path, Iterator<InputRecord> records) {
        List<DatasetCase> cases = new ArrayList<>();
        while (records.hasNext()) {
            InputRecord record = records.next();
            if (record instanceof InputRecord.Bad bad) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, path + ": line " + bad.line() + ": " + bad.problem());
            }
            Case testCase = record instanceof InputRecord.Good good
                    ? asked(good.testCase(), good.extras())
                    : asked(((InputRecord.Unanswered) record).testCase(), ((InputRecord.Unanswered) record).extras());
            cases.add(new DatasetCase(Kind.NATIVE, testCase, null, null, null, List.of(), null));
        }
        return cases;
    }

    private static Case asked(Case testCase, Map<String, JsonNode> extras) {
        JsonNode reference = extras.get("reference_contexts");
        if (!testCase.documents().isEmpty() || reference == null) {
            return testCase;
        }
        List<String> texts = new ArrayList<>();
        reference.forEach(text -> texts.add(text.asText()));
        List<Document> documents = Documents.of(texts);
        return testCase.withDocuments(documents);
    }
}
