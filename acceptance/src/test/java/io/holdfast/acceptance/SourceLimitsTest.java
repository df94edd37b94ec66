package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sizes a person can hold in the head: lines of core and text and of their tests, files of a package, one meaning a type name, no
 * word list in code.
 */
class SourceLimitsTest {
    private static final Path ROOT = Path.of("..");
    /** The most lines of a module: core may have as many as its specification says. */
    private static final Map<String, Integer> LINES = Map.of("core", 15_000, "text", 7_500);

    private static final int FILES_OF_A_PACKAGE = 25;
    private static final double TESTS_OF_A_PACKAGE = 0.5;
    private static final double TESTS = 0.6;

    /** Modules whose words are in resource files; those below have lists of names of their own, as columns of formats. */
    private static final List<String> WITHOUT_WORD_LISTS =
            List.of("api", "text", "core", "judge", "conversation", "engine");

    private static final List<String> WITHOUT_WORDS_IN_EXPRESSIONS =
            List.of("api", "text", "core", "judge", "conversation", "engine", "lab", "models", "app");

    /** Names, not words: headings of Markdown tables, methods of HTTP, keys of other tools, endings of files, labels of options. */
    private static final Set<String> NO_WORDS = Set.of(
            "Analysis.java",
            "Markdown.java",
            "WebServer.java",
            "ConfigYaml.java",
            "Corpus.java",
            "Secrets.java",
            "ZshCompletion.java");

    /** The longest list of words that may be in code. */
    private static final int WORDS = 5;

    /** Files with lists that are no word lists: the suffixes of Porter's algorithm. */
    private static final Set<String> ALGORITHMS = Set.of("PorterStemmer.java");

    /** Six words as string literals in a row, one literal that is cut into words, or a text block of nothing but words. */
    private static final Pattern WORD_LIST = Pattern.compile(
            "(?:\"[\\p{L}\\p{M}'’ _-]{1,30}\"\\s*,\\s*){5}\"[\\p{L}\\p{M}'’ _-]{1,30}\"|\\p{L} \\p{L}[^\"\\n]*\"\\s*\\)?\\s*\\.split\\("
                    + "|\"{3}[\\p{L}\\p{M}'.\\s-]{40,}\"{3}");

    @ParameterizedTest
    @ValueSource(strings = {"core", "text"})
    void coreAndTextStaySmall(String module) throws IOException {
        long lines = 0;
        for (Path file : sources(module)) {
            lines += Files.readString(file).lines().count();
        }
        assertThat(lines).isBetween(5_000L, (long) LINES.get(module));
    }

    /** Lines of tests for each line of code: half as many in every package, more in all. */
    @ParameterizedTest
    @CsvSource({"core, 5", "text, 7"})
    void everyPackageOfCoreAndTextIsTested(String module, int packages) throws IOException {
        Map<String, Long> code = linesByPackage(module + "/src/main/java");
        Map<String, Long> tests = linesByPackage(module + "/src/test/java");
        assertThat(code).hasSizeGreaterThanOrEqualTo(packages);
        assertThat(code)
                .allSatisfy((name, lines) -> assertThat(tests.getOrDefault(name, 0L) / (double) lines)
                        .as("lines of tests for each line of " + name)
                        .isGreaterThanOrEqualTo(TESTS_OF_A_PACKAGE));
        assertThat(sum(tests) / (double) sum(code))
                .as("lines of tests for each line of " + module)
                .isGreaterThanOrEqualTo(TESTS);
    }

    private static Map<String, Long> linesByPackage(String folder) throws IOException {
        Map<String, Long> lines = new TreeMap<>();
        Path root = ROOT.resolve(folder);
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                String name = root.relativize(file.getParent())
                        .toString()
                        .replace('\\', '/')
                        .replace('/', '.');
                lines.merge(name, Files.readString(file).lines().count(), Long::sum);
            }
        }
        return lines;
    }

    private static long sum(Map<String, Long> lines) {
        return lines.values().stream().mapToLong(Long::longValue).sum();
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
        assertThat(twice).as("type names that occur twice").isEmpty();
    }

    @Test
    void expressionsHoldNoWordLists() throws IOException {
        Map<String, List<String>> found = new TreeMap<>();
        for (String module : WITHOUT_WORDS_IN_EXPRESSIONS) {
            for (Path file : sources(module)) {
                List<String> lists = Alternatives.moreThan(WORDS, Files.readString(file));
                if (!lists.isEmpty() && !NO_WORDS.contains(file.getFileName().toString())) {
                    found.put(file.getFileName().toString(), lists);
                }
            }
        }
        assertThat(found).as("expressions with a list of more than five words").isEmpty();
    }

    @Test
    void aWordListInAnExpressionIsSeen() {
        String hidden = "Pattern.compile(\"(?i)\\\\b(?:is|are|was|\" + \"were|has|have)\\\\s\");";
        assertThat(Alternatives.moreThan(WORDS, hidden)).hasSize(1);
        String few =
                "Pattern.compile(\"(?:is|are)|(?:was|were)|[has|have|had|do|did|does]|%{modal}|\\\\p{Lu}|a|b|c|d|e|f\");";
        assertThat(Alternatives.moreThan(WORDS, few)).isEmpty();
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
