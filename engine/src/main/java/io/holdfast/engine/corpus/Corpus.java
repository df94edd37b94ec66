package io.holdfast.engine.corpus;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Reads a corpus, whatever its format: txt, md, html, csv, json, jsonl (ours, BEIR, SQuAD-like, CRAG), each also gzipped, a
 * tar.gz of files (TREC, CACM), what a converter on the class path reads (PDF, Office), or a folder of all of these, in
 * the order of their names. Other files are read as text where they are text.
 */
public final class Corpus {
    private static final Pattern CONVERTIBLE = Pattern.compile(".*\\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|epub)");
    private static final String NO_CONVERTER =
            "needs a converter to text, and there is none: put holdfast-tika on the class path; in a clone, build it once"
                    + " (./mvnw -q -Dholdfast.quick -Dmaven.test.skip -pl tika -am package) and the launcher finds it";
    /** The most bytes one file may hold, unpacked: a small archive can unpack to more than any memory holds. */
    static final long MOST_BYTES = 256L << 20;

    private final List<DocumentConverter> converters = ServiceLoader.load(DocumentConverter.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();
    private final ReadingNotes notes;
    private final Consumer<CorpusDocument> sink;
    private final long mostBytes;

    private Corpus(ReadingNotes notes, long mostBytes, Consumer<CorpusDocument> sink) {
        this.notes = notes;
        this.mostBytes = mostBytes;
        this.sink = sink;
    }

    public static void read(Path path, Consumer<CorpusDocument> sink) {
        read(path, CragMeta.NONE, sink);
    }

    /** Reads all or nothing: the first file that cannot be read is refused. */
    public static void read(Path path, CragMeta meta, Consumer<CorpusDocument> sink) {
        read(path, meta, ReadingNotes.STRICT, sink);
    }

    /**
     * @param meta titles, urls and ranks of the documents, by document id; {@link CragMeta#NONE} when there are none
     * @param notes hears of every file that is not read, with its reason
     */
    public static void read(Path path, CragMeta meta, ReadingNotes notes, Consumer<CorpusDocument> sink) {
        read(path, meta, notes, MOST_BYTES, sink);
    }

    static void read(Path path, CragMeta meta, ReadingNotes notes, long mostBytes, Consumer<CorpusDocument> sink) {
        Corpus corpus = new Corpus(notes, mostBytes, d -> sink.accept(meta.enrich(d)));
        if (!Files.exists(path)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "the corpus " + path + " does not exist; check the path");
        }
        if (!Files.isDirectory(path)) {
            notes.file(1, 1, path.getFileName().toString());
            corpus.file(path.getFileName().toString(), path);
            return;
        }
        List<Path> files = files(path);
        int number = 0;
        for (Path file : files) {
            String name = path.relativize(file).toString();
            notes.file(++number, files.size(), name);
            corpus.file(name, file);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> walk = Files.walk(folder.toRealPath())) {
            Path real = folder.toRealPath();
            List<Path> files = walk.filter(Files::isRegularFile)
                    .map(f -> folder.resolve(real.relativize(f)))
                    .filter(f -> Stream.of(folder.relativize(f).toString().split("/"))
                            .noneMatch(part -> part.startsWith(".")))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "no documents in " + folder + "; expected " + FileKind.named() + " files or other text");
            }
            return files;
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "cannot read the corpus " + folder + ": " + e.getMessage(), e);
        }
    }

    private void file(String name, Path file) {
        try (InputStream raw = new BufferedInputStream(Files.newInputStream(file))) {
            if (FileKind.of(name) == FileKind.ARCHIVE) {
                TarFormat.read(
                        new GZIPInputStream(raw), mostBytes, (entry, bytes) -> entry(entry, name + "!" + entry, bytes));
                return;
            }
            boolean zipped = name.toLowerCase(Locale.ROOT).endsWith(".gz");
            InputStream in = zipped ? new GZIPInputStream(raw) : raw;
            String plain = zipped ? name.substring(0, name.length() - 3) : name;
            if (FileKind.of(plain) == FileKind.JSON_LINES) {
                JsonlFormat.read(name, in, mostBytes, notes, sink);
            } else {
                entry(plain, name, new Bounded(in, mostBytes).readAllBytes());
            }
        } catch (IOException | OutOfMemoryError e) {
            notes.skipped(name, "cannot be read: " + e.getMessage());
        }
    }

    private void entry(String name, String file, byte[] bytes) {
        int dot = name.lastIndexOf('.');
        String id = dot > 0 ? name.substring(0, dot) : name;
        if (CONVERTIBLE.matcher(name.toLowerCase(Locale.ROOT)).matches()) {
            convert(id, name, file, bytes);
            return;
        }
        Decoded decoded = Decoded.of(bytes);
        String text = decoded.text();
        if (text == null) {
            notes.skipped(file, "holds no text (binary)");
            return;
        }
        if (!decoded.encoding().equals("UTF-8")) {
            notes.converted(file, "read as " + decoded.encoding());
        }
        CorpusDocument document = switch (FileKind.of(name)) {
            case HTML -> HtmlFormat.read(id, file, text);
            case MARKDOWN -> MarkdownFormat.read(id, file, text);
            case TABLE -> CsvRows.read(id, file, text);
            case JSON -> JsonFormat.read(id, file, text).orElseGet(() -> TextFormat.read(id, file, text));
            case TEXT, JSON_LINES, ARCHIVE -> TextFormat.read(id, file, text);
        };
        accept(file, document);
    }

    private void convert(String id, String name, String file, byte[] bytes) {
        DocumentConverter converter =
                converters.stream().filter(c -> c.accepts(name)).findFirst().orElse(null);
        if (converter == null) {
            notes.skipped(file, NO_CONVERTER);
            return;
        }
        try {
            CorpusDocument document =
                    HtmlFormat.read(id, file, converter.toHtml(name, new ByteArrayInputStream(bytes)));
            notes.converted(file, "text taken out of it");
            accept(file, document.withSource(new Source(file, List.of())));
        } catch (IOException e) {
            notes.skipped(file, "cannot be converted: " + e.getMessage());
        }
    }

    private void accept(String file, CorpusDocument document) {
        if (document.document().text().isBlank()) {
            notes.skipped(file, "is empty");
        } else {
            sink.accept(document);
        }
    }
}
