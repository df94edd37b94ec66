package io.holdfast.engine.corpus;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Reads a corpus, whatever its format: txt, md, html, jsonl (ours, BEIR, SQuAD-like), each also gzipped, a tar.gz of
 * files (TREC, CACM), or a folder of all of these, in the order of their names.
 */
public final class Corpus {
    private Corpus() {}

    public static void read(Path path, Consumer<CorpusDocument> sink) {
        read(path, CragMeta.NONE, sink);
    }

    /** @param meta titles, urls and ranks of the documents, by document id; {@link CragMeta#NONE} when there are none */
    public static void read(Path path, CragMeta meta, Consumer<CorpusDocument> sink) {
        try {
            if (Files.isDirectory(path)) {
                for (Path file : files(path)) {
                    readFile(path.relativize(file).toString(), file, d -> sink.accept(meta.enrich(d)));
                }
            } else {
                readFile(path.getFileName().toString(), path, d -> sink.accept(meta.enrich(d)));
            }
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "cannot read the corpus " + path + ": " + e.getMessage() + "; check the path",
                    e);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.filter(Files::isRegularFile)
                    .filter(f -> known(f.getFileName().toString()))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "no documents in " + folder + "; expected .txt, .md, .html, .jsonl or .tar.gz files");
            }
            return files;
        }
    }

    private static boolean known(String name) {
        return name.toLowerCase(Locale.ROOT).matches(".*\\.(txt|md|markdown|html?|jsonl|tar\\.gz|tgz)(\\.gz)?");
    }

    private static void readFile(String name, Path file, Consumer<CorpusDocument> sink) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        try (InputStream raw = new BufferedInputStream(Files.newInputStream(file))) {
            if (lower.endsWith(".tar.gz") || lower.endsWith(".tgz")) {
                TarFormat.read(new GZIPInputStream(raw), (entry, text) -> entry(entry, text, sink));
                return;
            }
            boolean zipped = lower.endsWith(".gz");
            InputStream in = zipped ? new GZIPInputStream(raw) : raw;
            String plain = zipped ? name.substring(0, name.length() - 3) : name;
            if (plain.toLowerCase(Locale.ROOT).endsWith(".jsonl")) {
                JsonlFormat.read(name, in, sink);
            } else if (known(plain)) {
                entry(plain, new String(in.readAllBytes(), StandardCharsets.UTF_8), sink);
            } else {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        name + " is no known corpus format; expected .txt, .md, .html, .jsonl (also .gz) or .tar.gz");
            }
        }
    }

    private static void entry(String name, String text, Consumer<CorpusDocument> sink) {
        String lower = name.toLowerCase(Locale.ROOT);
        int dot = name.lastIndexOf('.');
        String id = dot > 0 ? name.substring(0, dot) : name;
        CorpusDocument document;
        if (lower.endsWith(".html") || lower.endsWith(".htm")) {
            document = HtmlFormat.read(id, text);
        } else if (lower.endsWith(".md") || lower.endsWith(".markdown")) {
            document = MarkdownFormat.read(id, text);
        } else {
            document = CorpusDocument.of(id, id, null, text);
        }
        if (!document.document().text().isBlank()) {
            sink.accept(document);
        }
    }
}
