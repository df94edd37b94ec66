package io.holdfast.lab.dataset;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.trec.BeirFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds data sets: {@code clean}, {@code distractor}, {@code paraphrase}, these three as {@code all}, and
 * {@code indonesian} by name (a folder of the user's comes before the bundled ones), anything else by path: a case file, native JSONL, a table (CSV, TSV, a JSON array, Parquet: columns
 * recognised by their names), a file of another tool's (recognised by its content), a BEIR folder, or a folder of such files.
 */
public final class Datasets {
    private static final List<String> NAMES = List.of("clean", "distractor", "paraphrase");

    /** All kinds of cases in Indonesian; no part of {@code all}. */
    private static final String INDONESIAN = "indonesian";

    private final Path baseDir;

    public Datasets(Path baseDir) {
        this.baseDir = baseDir;
    }

    public Dataset load(String nameOrPath) {
        if (nameOrPath.equals("all")) {
            List<DatasetCase> all = new ArrayList<>();
            NAMES.forEach(name -> all.addAll(named(name)));
            return Dataset.of("all", all);
        }
        if (nameOrPath.equals("clean")) {
            return new Dataset("clean", named("clean"), named("distractor"));
        }
        if (NAMES.contains(nameOrPath) || nameOrPath.equals(INDONESIAN)) {
            return Dataset.of(nameOrPath, named(nameOrPath));
        }
        return fromPath(Path.of(nameOrPath));
    }

    private List<DatasetCase> named(String name) {
        for (String file : List.of(name + ".json", name + "_cases.json", name + ".jsonl")) {
            Path path = baseDir.resolve(file);
            if (Files.isRegularFile(path)) {
                return readFile(path);
            }
        }
        String resource = "/io/holdfast/lab/datasets/" + name + ".json";
        try (InputStream in = Datasets.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("bundled data set missing: " + resource);
            }
            return new CaseFile(name).read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }

    private static Dataset fromPath(Path path) {
        if (BeirFolder.looksLike(path)) {
            return nonEmpty(path, ForeignFile.beir(path));
        }
        if (Files.isDirectory(path)) {
            List<DatasetCase> cases = new ArrayList<>();
            try (Stream<Path> files = Files.list(path)) {
                files.filter(f -> f.toString().endsWith(".json") || f.toString().endsWith(".jsonl"))
                        .sorted()
                        .forEach(f -> cases.addAll(readFile(f)));
            } catch (IOException e) {
                throw unreadable(path, e);
            }
            return nonEmpty(path, cases);
        }
        return nonEmpty(path, readFile(path));
    }

    private static Dataset nonEmpty(Path path, List<DatasetCase> cases) {
        if (cases.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "data set " + path + " holds no cases");
        }
        return Dataset.of(name(path), cases);
    }

    private static String name(Path path) {
        Path file = path.toAbsolutePath().normalize().getFileName();
        return file == null ? path.toString() : file.toString();
    }

    private static List<DatasetCase> readFile(Path path) {
        String text;
        try {
            if (ForeignFile.isTable(path)) {
                return new ForeignFile(path).readTable();
            }
            if (ForeignFile.isForeign(path)) {
                return new ForeignFile(path).read();
            }
            text = Files.readString(path);
        } catch (IOException e) {
            throw unreadable(path, e);
        }
        return path.toString().endsWith(".jsonl")
                ? new NativeFile(path.toString()).read(text)
                : new CaseFile(path.toString()).read(text);
    }

    private static HoldfastException unreadable(Path path, IOException e) {
        if (e instanceof NoSuchFileException) {
            return new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the data set " + path
                            + " does not exist; give clean, distractor, paraphrase, all, indonesian, or the"
                            + " path of a file of cases",
                    e);
        }
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                "cannot read the data set " + path + " (" + e.getClass().getSimpleName()
                        + "); give clean, distractor, paraphrase, all, indonesian, or the path of a file of cases",
                e);
    }
}
