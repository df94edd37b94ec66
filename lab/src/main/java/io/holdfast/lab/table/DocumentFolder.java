package io.holdfast.lab.table;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.text.lang.WordPatterns;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Documents in files: every text file of a folder, or one file, by its name within the folder. Hidden files are left
 * out; a file that holds no text is left out and named.
 */
public final class DocumentFolder {
    public static final DocumentFolder NONE = new DocumentFolder(Map.of(), List.of());

    private static final Pattern FILE_NAME = WordPatterns.beside(DocumentFolder.class, List.of("words.txt"))
            .compile("(?i)[^\\s<>|*?\"]{1,200}\\.%{file-ending}");

    private final Map<String, Document> documents;
    private final List<String> leftOut;

    private DocumentFolder(Map<String, Document> documents, List<String> leftOut) {
        this.documents = documents;
        this.leftOut = leftOut;
    }

    /** Reads a folder with everything below it, or one file. */
    public static DocumentFolder read(Path place) throws IOException {
        if (!Files.exists(place)) {
            throw new NoSuchFileException(place.toString());
        }
        Map<String, Document> documents = new TreeMap<>();
        List<String> leftOut = new ArrayList<>();
        for (Path file : files(place)) {
            String name = name(place, file);
            try {
                String text = Files.readString(file).replaceFirst("^\\uFEFF", "");
                if (text.indexOf('\0') >= 0) {
                    leftOut.add(name);
                } else if (!text.isBlank()) {
                    documents.put(name, Document.of(name, text));
                }
            } catch (MalformedInputException e) {
                leftOut.add(name);
            }
        }
        if (documents.isEmpty()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    place + " holds no text file (UTF-8); the answers need documents to be checked against");
        }
        return new DocumentFolder(documents, leftOut);
    }

    /** The path within the folder; of a file by itself its name. */
    private static String name(Path place, Path file) {
        Path name = file.equals(place) ? file.getFileName() : place.relativize(file);
        return String.valueOf(name).replace('\\', '/');
    }

    private static List<Path> files(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return List.of(place);
        }
        try (Stream<Path> all = Files.walk(place)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !place.relativize(file).toString().matches("(.*[/\\\\])?\\..*"))
                    .sorted()
                    .toList();
        }
    }

    public boolean isEmpty() {
        return documents.isEmpty();
    }

    public List<Document> all() {
        return List.copyOf(documents.values());
    }

    /** Files that hold no text. */
    public List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    /** The documents of a case, or why there are none. */
    record Found(List<Document> documents, @Nullable String problem) {}

    /** Contexts that are names of files become these files; a case that names none gets all of them beside its own. */
    Found replace(List<Document> contexts) {
        if (isEmpty()) {
            return new Found(contexts, null);
        }
        List<Document> result = new ArrayList<>();
        boolean named = false;
        for (Document context : contexts) {
            String name = context.text().strip();
            Document file = documents.get(name);
            if (file == null && FILE_NAME.matcher(name).matches()) {
                return new Found(List.of(), "no document is called " + name + " in --documents");
            }
            named |= file != null;
            result.add(file == null ? context : file);
        }
        if (!named) {
            result.addAll(documents.values());
        }
        return new Found(result, null);
    }
}
