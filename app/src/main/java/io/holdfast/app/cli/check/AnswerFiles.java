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
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Recorded answers in files of any kind: another tool's own format, or a table whose columns are recognised by their names. */
final class AnswerFiles {
    /** How many reasons are given where no record at all can be checked. */
    private static final int REASONS = 3;

    private final Console console;
    private final CaseInput formats;
    private final InputSettings settings;

    AnswerFiles(Console console, CaseInput formats, InputSettings settings) {
        this.console = console;
        this.formats = formats;
        this.settings = settings;
    }

    /**
     * Answers of several files.
     *
     * @param good the answers that can be checked
     * @param files where each was read, as a path from the working directory, as long as it is below that
     * @param unread how many records cannot be checked
     */
    record Answers(List<InputRecord.Good> good, IdentityHashMap<InputRecord.Good, String> files, int unread) {}

    /** The answers of all files; why a record cannot be checked is said on stderr. */
    Answers readAll(List<String> files, String format, Table.Options options) throws IOException {
        List<InputRecord.Good> good = new ArrayList<>();
        IdentityHashMap<InputRecord.Good, String> places = new IdentityHashMap<>();
        List<String> bad = new ArrayList<>();
        for (String file : files) {
            for (InputRecord record : read(file, format, options)) {
                if (record instanceof InputRecord.Good readable) {
                    good.add(readable);
                    fromHere(file).ifPresent(path -> places.put(readable, path));
                } else {
                    String problem = record instanceof InputRecord.Bad unread
                            ? unread.problem()
                            : "no answer is recorded; there is nothing to check";
                    bad.add(CaseInput.name(file) + " line " + record.line() + ": " + problem);
                }
            }
        }
        bad.stream().limit(good.isEmpty() ? REASONS : bad.size()).forEach(console::note);
        return new Answers(good, places, bad.size());
    }

    /** An input as a path from the working directory, where a code scanner can show it; nothing else has a place there. */
    private Optional<String> fromHere(String input) {
        Path here = console.directory().toAbsolutePath().normalize();
        Path file = console.path(input).toAbsolutePath().normalize();
        return input.equals("-") || !file.startsWith(here)
                ? Optional.empty()
                : Optional.of(here.relativize(file).toString().replace(File.separatorChar, '/'));
    }

    /**
     * The records of one file. What was taken for what is said on stderr where that is not plain.
     *
     * @param format an id, or auto
     */
    private List<InputRecord> read(String file, String format, Table.Options options) throws IOException {
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
