package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.input.Gzip;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Reads a BEIR folder: {@code corpus.jsonl}, {@code queries.jsonl}, {@code qrels/*.tsv}, each also gzipped. */
public final class BeirFolder {
    private final Path folder;
    private final InputSettings settings;
    private final Losses losses;

    public BeirFolder(Path folder, InputSettings settings, Losses losses) {
        this.folder = folder;
        this.settings = settings;
        this.losses = losses;
    }

    public static boolean looksLike(Path folder) {
        return Files.isDirectory(folder)
                && Stream.of("corpus.jsonl", "corpus.jsonl.gz").anyMatch(name -> Files.exists(folder.resolve(name)));
    }

    /** A question a judged query, with the documents judged relevant. */
    public Iterator<InputRecord> records() {
        Ranking ranking = new Ranking();
        for (Path file : judgements()) {
            try (InputStream in = Gzip.open(file)) {
                ranking.add(file.toString(), in);
            } catch (IOException e) {
                throw unreadable(file, e);
            }
        }
        Set<String> wanted = ranking.allDocuments();
        Map<String, ObjectNode> fields = new HashMap<>();
        Map<String, Document> queries = texts("queries.jsonl", Set.of(), fields::put);
        Map<String, Document> corpus = texts("corpus.jsonl", wanted, this::unread);
        return new RetrievalReader(queries, fields, ranking, corpus, losses).records();
    }

    /** Fields of a document that a document of ours has no place for. */
    private void unread(String id, ObjectNode fields) {
        fields.remove(List.of("title", "url"));
        fields.properties().stream()
                .filter(e -> !e.getValue().isNull()
                        && (e.getValue().isValueNode() || !e.getValue().isEmpty()))
                .forEach(e -> losses.field("corpus[]." + e.getKey()));
    }

    private List<Path> judgements() {
        try (Stream<Path> files = Files.list(folder.resolve("qrels"))) {
            return files.filter(file -> file.toString().matches(".*\\.tsv(\\.gz)?"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw unreadable(folder.resolve("qrels"), e);
        }
    }

    /** @param wanted the ids to keep; all when there are none */
    private Map<String, Document> texts(String name, Set<String> wanted, BiConsumer<String, ObjectNode> others) {
        Path plain = folder.resolve(name);
        Path file = Files.exists(plain) ? plain : folder.resolve(name + ".gz");
        try (InputStream in = Gzip.open(file)) {
            return new IdTexts(file.toString(), settings)
                    .read(in, id -> wanted.isEmpty() || wanted.contains(id), others);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static HoldfastException unreadable(Path file, IOException e) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                "cannot read " + file + " (" + e.getClass().getSimpleName()
                        + "); a BEIR folder has corpus.jsonl, queries.jsonl and qrels/*.tsv",
                e);
    }
}
