package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.convert.Detection;
import io.holdfast.lab.convert.Format;
import io.holdfast.lab.convert.Readers;
import io.holdfast.lab.convert.Wanted;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.trec.BeirFolder;
import io.holdfast.lab.format.trec.IdTexts;
import io.holdfast.lab.input.Gzip;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.table.Table;
import io.holdfast.lab.table.parquet.ParquetRecords;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A file of cases as the user named it: opened, unzipped, its format told, the texts it only names looked up. */
final class CaseInput {
    static final String AUTO = "auto";

    private static final int LOOK = 1 << 16;

    @Option(
            names = "--corpus",
            paramLabel = "FILE",
            description = "Texts of the documents that the input only names: JSON lines with an id and a text, or"
                    + " id TAB text.")
    private @Nullable String corpus;

    /** The records of a format's input, in order. */
    record Opened(PeekInput in, Format format) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** The recorded answers of an input, read as they are asked for. */
    record Answers(Iterator<InputRecord> records, Closeable input) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            input.close();
        }
    }

    /**
     * The recorded answers of an input: of a known format, streamed; else of a table whose columns are recognised by their
     * names, which is said on stderr.
     */
    Answers recorded(Console console, String input, String format, InputSettings settings) throws IOException {
        PeekInput in = stream(console, input);
        try {
            Format told = format.equals(AUTO) ? Detection.find(in).orElse(null) : Format.readable(format);
            boolean rows = told == Format.NATIVE && format.equals(AUTO) && !Detection.isJsonLines(in);
            if (told != null && !rows) {
                return new Answers(answers(console, input, new Opened(in, told), settings), in);
            }
            if (new String(in.peek(LOOK), StandardCharsets.UTF_8).isBlank()) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, name(input) + " is empty: there is nothing to score");
            }
            if (Detection.isScores(in)) {
                Detection.of(in, name(input));
            }
            Table table = Table.read(in.readAllBytes(), name(input), Table.Options.NONE, settings);
            console.err()
                    .println("holdfast: " + name(input) + ": " + table.mapping().words());
            return new Answers(table.records().iterator(), in);
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    private static PeekInput stream(Console console, String input) throws IOException {
        return input.equals("-")
                ? Gzip.plain(console.in(), "stdin")
                : Gzip.plain(Files.newInputStream(file(console, input)), input);
    }

    /** @param format an id, or auto */
    Opened open(Console console, String input, String format) throws IOException {
        PeekInput in = stream(console, input);
        try {
            return new Opened(in, format.equals(AUTO) ? Detection.of(in, name(input)) : Format.readable(format));
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    private static Path file(Console console, String input) {
        Path path = console.path(input);
        if (Files.isDirectory(path)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, input + " is a folder; give a file");
        }
        return path;
    }

    /** The answers of the input; a record without one is bad. */
    Iterator<InputRecord> answers(Console console, String input, Opened opened, InputSettings settings)
            throws IOException {
        if (!opened.format().holdsAnswers()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    name(input) + " is " + opened.format().id()
                            + ", which holds no answers; there is nothing to score");
        }
        Readers readers = new Readers(settings, corpus(console, input, opened, settings), Map.of(), new Losses());
        return readers.answers(opened.format()).read(opened.in());
    }

    /** The answers and questions of an input: of a known format, or of a Parquet file by the names of its columns. */
    Answers anyCases(
            Console console,
            String input,
            String format,
            @Nullable String queries,
            InputSettings settings,
            Losses losses)
            throws IOException {
        if (format.equals(AUTO) && !input.equals("-")) {
            byte[] head;
            try (PeekInput in = stream(console, input)) {
                head = in.peek(LOOK);
            }
            if (ParquetRecords.isParquet(head)) {
                PeekInput in = stream(console, input);
                Table table = Table.read(in.readAllBytes(), name(input), Table.Options.NONE, settings);
                return new Answers(table.records().iterator(), in);
            }
        }
        Opened opened = open(console, input, format);
        try {
            return new Answers(cases(console, input, opened, queries, settings, losses), opened.in());
        } catch (IOException | RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    /** The answers and questions of the input. */
    private Iterator<InputRecord> cases(
            Console console,
            String input,
            Opened opened,
            @Nullable String queries,
            InputSettings settings,
            Losses losses)
            throws IOException {
        Map<String, Document> wordings = queries == null ? Map.of() : texts(console, queries, settings, Set.of());
        Readers readers = new Readers(settings, corpus(console, input, opened, settings), wordings, losses);
        return readers.of(opened.format()).read(opened.in());
    }

    private Map<String, Document> corpus(Console console, String input, Opened opened, InputSettings settings)
            throws IOException {
        if (corpus == null) {
            return Map.of();
        }
        Set<String> wanted = Set.of();
        if (!input.equals("-")) {
            try (InputStream in = Gzip.open(console.path(input))) {
                wanted = Wanted.documents(opened.format(), in, settings);
            }
        }
        return texts(console, corpus, settings, wanted);
    }

    /** @param wanted the ids to keep; all when there are none */
    private static Map<String, Document> texts(Console console, String name, InputSettings settings, Set<String> wanted)
            throws IOException {
        try (InputStream in = Gzip.open(file(console, name))) {
            return new IdTexts(name, settings).read(in, id -> wanted.isEmpty() || wanted.contains(id));
        }
    }

    static boolean isBeir(Console console, String input, String format) {
        return format.equals(Format.BEIR.id())
                || (format.equals(AUTO) && !input.equals("-") && BeirFolder.looksLike(console.path(input)));
    }

    /** When the input was last changed; 1970 for a pipe. */
    static Instant changed(Console console, String input) throws IOException {
        return input.equals("-")
                ? Instant.EPOCH
                : Files.getLastModifiedTime(console.path(input)).toInstant();
    }

    static String name(String input) {
        return input.equals("-") ? "stdin" : input;
    }
}
