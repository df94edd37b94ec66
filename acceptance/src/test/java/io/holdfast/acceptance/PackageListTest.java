package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of packages is what their package-info files say; {@code -Dgolden.update=true} writes it anew. */
class PackageListTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("docs/reference/packages.md");
    private static final Pattern MODULE = Pattern.compile("<module>([a-z0-9-]+)</module>");

    /** The comment of a package: what it says of itself, then a line for each type to open first. */
    private static final Pattern INFO = Pattern.compile(
            "/\\*\\*(?<said>.*?)(?<see>(?:\\n \\* @see [^\\n]+)*)\\s*\\*/.*?\\npackage (?<name>[\\w.]+);",
            Pattern.DOTALL);

    /** A type to open first and, where its name does not say it, what it is about: {@code @see Mmr passes over near copies}. */
    private static final Pattern SEE = Pattern.compile("@see (\\w+)(?: (.+))?");

    private static final Pattern PLACE = Pattern.compile("(?m)^\\|[^|`]+\\|([^|]*)\\|([^|]*)\\|$");
    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");
    private static final Pattern TYPE = Pattern.compile("`([A-Z]\\w+)`");
    private static final Pattern TAG = Pattern.compile("\\{@(code|link) (?:[a-z.]*\\.(?=[A-Z]))?([^}]+)}");

    /**
     * A row of the page.
     *
     * @param holds what the package says of itself
     * @param first the types to open first as the page shows them, the entry before the others
     * @param others the names of all other types
     */
    private record Listed(String holds, String first, String others) {
        String row(String name) {
            return "| `" + (name.isEmpty() ? "io.holdfast" : name) + "` | " + holds + " | " + first + " | " + others
                    + " |\n";
        }
    }

    @Test
    void everyPackageIsListedWithWhatItSaysOfItself() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Packages

                Every package with its own first words, the types to open first, and the names of the others, by module. Names begin with `io.holdfast`; `core.decide` of the module core is the folder `core/src/main/java/io/holdfast/core/decide`.
                Where a verdict is made step by step: [architecture](../architecture.md).
                """);
        int packages = 0;
        for (String module : modules()) {
            Map<String, Listed> listed = packages(module);
            packages += listed.size();
            page.append("\n## ")
                    .append(module)
                    .append("\n\n| package | holds | open first | also there |\n|---|---|---|---|\n");
            listed.forEach((name, info) -> page.append(info.row(name)));
        }
        assertThat(packages).isGreaterThan(80);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/reference/packages.md; -Dgolden.update=true writes it anew")
                .isEqualTo(page.toString());
    }

    /** The table of the architecture page that says where things are names packages and types that exist. */
    @Test
    void whereThingsAreIsTrue() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/architecture.md"));
        String table = page.substring(page.indexOf("## Where is"), page.indexOf("## Rules"));
        int types = 0;
        for (Matcher row = PLACE.matcher(table); row.find(); ) {
            List<String> packages =
                    NAME.matcher(row.group(1)).results().map(m -> m.group(1)).toList();
            for (String type :
                    TYPE.matcher(row.group(2)).results().map(m -> m.group(1)).toList()) {
                types++;
                assertThat(packages).as(row.group()).anyMatch(name -> exists(name, type));
            }
        }
        assertThat(types).isGreaterThan(10);
    }

    private static boolean exists(String name, String type) {
        String file = "src/main/java/io/holdfast/" + name.replace('.', '/') + "/" + type + ".java";
        try {
            return modules().stream().anyMatch(m -> Files.exists(ROOT.resolve(m).resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> modules() throws IOException {
        return MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")))
                .results()
                .map(m -> m.group(1))
                .filter(m -> Files.isDirectory(ROOT.resolve(m).resolve("src/main/java")))
                .toList();
    }

    private static Map<String, Listed> packages(String module) throws IOException {
        Map<String, Listed> listed = new TreeMap<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
            for (Path file : files.filter(f -> f.endsWith("package-info.java")).toList()) {
                Matcher info = INFO.matcher(Files.readString(file).replace("\r\n", "\n"));
                assertThat(info.find()).as(file.toString()).isTrue();
                List<MatchResult> first =
                        SEE.matcher(info.group("see")).results().toList();
                assertThat(first)
                        .as("types to open first, each a file beside " + file)
                        .isNotEmpty()
                        .allSatisfy(see -> assertThat(file.resolveSibling(see.group(1) + ".java"))
                                .isRegularFile());
                listed.put(
                        info.group("name").replaceFirst("^io\\.holdfast\\.?", ""),
                        new Listed(holds(info.group("said")), first(first), others(file, first)));
            }
        }
        return listed;
    }

    private static String holds(String said) {
        String line = said.replaceAll("\\s*\\n \\*\\s*", " ").strip();
        return TAG.matcher(line).replaceAll("`$2`");
    }

    private static String others(Path info, List<MatchResult> first) throws IOException {
        Set<String> named = first.stream().map(t -> t.group(1)).collect(Collectors.toSet());
        named.add("package-info");
        try (Stream<Path> files = Files.list(info.resolveSibling("."))) {
            return files.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(".java"))
                    .map(f -> f.substring(0, f.length() - ".java".length()))
                    .filter(type -> !named.contains(type))
                    .sorted()
                    .collect(Collectors.joining(", "));
        }
    }

    private static String first(List<MatchResult> types) {
        return types.stream()
                .map(t -> "`" + t.group(1) + "`" + (t.group(2) == null ? "" : " (" + t.group(2) + ")"))
                .collect(Collectors.joining(", "));
    }
}
