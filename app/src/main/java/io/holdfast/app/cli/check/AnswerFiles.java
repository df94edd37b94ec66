package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.convert.Detection;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.input.Gzip;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.table.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Recorded answers in files of any kind: another tool's own format, or a table whose columns are told by their names. */
final class AnswerFiles {
    private final Console console;
    private final CaseInput formats;
    private final InputSettings settings;

    AnswerFiles(Console console, CaseInput formats, InputSettings settings) {
        this.console = console;
        this.formats = formats;
        this.settings = settings;
    }

    /**
     * The records of one file. What was taken for what is said on stderr where that is not plain.
     *
     * @param format an id, or auto
     */
    List<InputRecord> read(String file, String format, Table.Options options) throws IOException {
        byte[] bytes = bytes(file);
        String name = CaseInput.name(file);
        Console again = console.reading(new ByteArrayInputStream(bytes));
        if (!format.equals(CaseInput.AUTO)) {
            if (options.aboutColumns()) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "--map, --context-column, --split and --encoding are for tables; leave out --format " + format);
            }
            return structured(again, file, format);
        }
        if (!options.aboutColumns() && options.folder().isEmpty()) {
            var told = Detection.structured(new PeekInput(new ByteArrayInputStream(bytes)));
            if (told.isPresent()) {
                console.note(name + " is " + told.get().id());
                return structured(again, file, told.get().id());
            }
        }
        Table table = Table.read(bytes, name, options, settings);
        List<String> notes = new ArrayList<>(table.notes());
        if (!table.mapping().isNative()) {
            notes.add(0, table.mapping().words());
        }
        if (!notes.isEmpty()) {
            console.note(name + ": " + String.join("; ", notes));
        }
        return table.records();
    }

    private byte[] bytes(String file) throws IOException {
        if (file.equals("-")) {
            return Gzip.plain(console.in(), "stdin").readAllBytes();
        }
        Path path = console.path(file);
        if (Files.isDirectory(path)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    file + " is a folder; give the file with the answers (documents go with --documents " + file + ")");
        }
        try (InputStream in = Gzip.open(path)) {
            return in.readAllBytes();
        }
    }

    private List<InputRecord> structured(Console again, String file, String format) throws IOException {
        try (CaseInput.Opened opened = formats.open(again, file, format)) {
            List<InputRecord> records = new ArrayList<>();
            Iterator<InputRecord> all = formats.answers(again, file, opened, settings);
            all.forEachRemaining(records::add);
            return records;
        }
    }
}
