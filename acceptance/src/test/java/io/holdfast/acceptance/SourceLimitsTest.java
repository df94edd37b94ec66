package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Sizes a person can hold in the head: lines of core, files of a package, one meaning a type name, no word list in code.
 * What is beyond a limit today is listed; nothing may join it.
 */
class SourceLimitsTest {
    private static final Path ROOT = Path.of("..");
    private static final int CORE_LINES = 15_000;
    private static final int FILES_OF_A_PACKAGE = 25;

    /** Packages above the limit. */
    private static final Set<String> LARGE = Set.of(
            "io.holdfast.app.cli",
            "io.holdfast.app.web.page",
            "io.holdfast.core.conversation",
            "io.holdfast.core.fact",
            "io.holdfast.lab.format",
            "io.holdfast.lab.report.html",
            "io.holdfast.models.onnx");

    /** Type names that occur more than once. */
    private static final Set<String> TWICE = Set.of(
            "Ablation",
            "Answerability",
            "Budget",
            "CaseFile",
            "CaseInput",
            "Charts",
            "Chunk",
            "CitationText",
            "Columns",
            "Decision",
            "Dimension",
            "Evidence",
            "Exit",
            "Experiment",
            "ExtractiveAnswerer",
            "Fields",
            "Format",
            "Gate",
            "Layout",
            "LlmAnswerer",
            "Origin",
            "Outcome",
            "Phrases",
            "Pieces",
            "Progress",
            "RetrievedContext",
            "Role",
            "RunInput",
            "Shape",
            "Span",
            "SparkCommand",
            "Stop",
            "Summary",
            "Support",
            "Table",
            "Tally",
            "Times",
            "Tokens",
            "Trial",
            "Words");

    /** Modules whose words are in resource files. */
    private static final List<String> WITHOUT_WORD_LISTS = List.of("api", "core", "judge", "conversation");

    /** Files with lists that are no word lists: the suffixes of Porter's algorithm. */
    private static final Set<String> ALGORITHMS = Set.of("PorterStemmer.java");

    /** Six string literals in a row, or one that is cut into words. */
    private static final Pattern WORD_LIST =
            Pattern.compile("(?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*,\\s*){5}\"|\"\\s*\\)?\\s*\\.split\\(");

    @Test
    void coreStaysSmall() throws IOException {
        long lines = 0;
        for (Path file : sources("core")) {
            lines += Files.readString(file).lines().count();
        }
        assertThat(lines).isBetween(5_000L, (long) CORE_LINES);
    }

    @Test
    void packagesStaySmall() throws IOException {
        Map<String, Integer> files = new HashMap<>();
        for (String module : modules()) {
            for (Path file : sources(module)) {
                files.merge(packageOf(file), 1, Integer::sum);
            }
        }
        assertThat(files).hasSizeGreaterThan(60);
        files.values().removeIf(n -> n <= FILES_OF_A_PACKAGE);
        files.keySet().removeAll(LARGE);
        assertThat(files)
                .as("packages with more than " + FILES_OF_A_PACKAGE + " files")
                .isEmpty();
    }

    @Test
    void aTypeNameMeansOneThing() throws IOException {
        Set<String> seen = new TreeSet<>();
        Set<String> twice = new TreeSet<>();
        for (String module : modules()) {
            for (Path file : sources(module)) {
                String name = file.getFileName().toString().replace(".java", "");
                if (!name.equals("package-info") && !seen.add(name)) {
                    twice.add(name);
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(500);
        twice.removeAll(TWICE);
        assertThat(twice).as("type names that occur twice").isEmpty();
    }

    @Test
    void wordsLiveInResources() throws IOException {
        Set<String> found = new TreeSet<>();
        for (String module : WITHOUT_WORD_LISTS) {
            for (Path file : sources(module)) {
                String name = file.getFileName().toString();
                if (!ALGORITHMS.contains(name)
                        && WORD_LIST.matcher(Files.readString(file)).find()) {
                    found.add(name);
                }
            }
        }
        assertThat(found).as("files with a list of more than five words").isEmpty();
    }

    private static List<String> modules() throws IOException {
        Matcher module =
                Pattern.compile("<module>([a-z0-9-]+)</module>").matcher(Files.readString(ROOT.resolve("pom.xml")));
        return module.results()
                .map(m -> m.group(1))
                .filter(m -> Files.isDirectory(ROOT.resolve(m).resolve("src/main/java")))
                .toList();
    }

    private static List<Path> sources(String module) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
            return files.filter(f -> f.toString().endsWith(".java")).toList();
        }
    }

    private static String packageOf(Path file) {
        return ROOT.relativize(file.getParent())
                .toString()
                .replace('\\', '/')
                .replaceFirst(".*/src/main/java/", "")
                .replace('/', '.');
    }
}
