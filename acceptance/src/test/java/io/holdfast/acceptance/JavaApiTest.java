package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The list of types that users' code may call is what the sources say of themselves; {@code -Dgolden.update=true} writes
 * it anew. The other modules serve the command line: what they hold is in the list of packages.
 */
class JavaApiTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("docs/reference/java-api.md");
    /** By what a user adds to a build, and which packages of it are called. */
    private static final Map<String, String> CALLED = called();

    private static final Pattern TYPE = Pattern.compile(
            "/\\*\\*(?<said>(?:(?!\\*/).)*?)\\*/\\s*(?:@\\w+(?:\\((?:[^()]|\\([^()]*\\))*\\))?\\s+)*public (?:(?:final|sealed|non-sealed|abstract) )*"
                    + "(?<kind>class|interface|record|enum|@interface) (?<name>\\w+)",
            Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("\\{@(?:code|link|linkplain) (?:[\\w.]*[.#])?([^}]+)}");

    private static Map<String, String> called() {
        Map<String, String> called = new LinkedHashMap<>();
        called.put("models", "");
        called.put("junit", "");
        called.put("adapters", "");
        called.put("spring-boot-starter", "");
        called.put("api", "");
        called.put("conversation", "");
        called.put("core", "core.evaluate");
        called.put("lab", "core.");
        called.put("testkit", "");
        return called;
    }

    @Test
    void everyTypeIsListedWithWhatItSaysOfItself() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Java API

                Generated from the sources; do not edit. The public types that a program of yours calls, by artifact, each with the first sentence of its Javadoc; `./mvnw -Prelease -DskipTests package` makes the Javadoc jars. Begin with [from Java](../guide/library.md), [JUnit](../guide/junit.md) or [frameworks](../guide/frameworks.md). All packages, also those behind the command line: [packages](packages.md).
                """);
        int types = 0;
        for (Map.Entry<String, String> module : CALLED.entrySet()) {
            page.append("\n## holdfast-").append(module.getKey()).append('\n');
            for (Map.Entry<String, Map<String, String>> group :
                    types(module.getKey(), module.getValue()).entrySet()) {
                types += group.getValue().size();
                page.append("\n### ").append(group.getKey()).append("\n\n| type | |\n|---|---|\n");
                group.getValue().forEach((name, line) -> page.append("| `%s` | %s |\n".formatted(name, line)));
            }
        }
        assertThat(types).isGreaterThan(150);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/reference/java-api.md; -Dgolden.update=true writes it anew")
                .isEqualTo(page.toString());
    }

    /** Package → type → what it says. */
    private static Map<String, Map<String, String>> types(String module, String packages) throws IOException {
        Map<String, Map<String, String>> types = new TreeMap<>();
        Path sources = ROOT.resolve(module).resolve("src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file).replace("\r\n", "\n");
                String name = file.getFileName().toString().replace(".java", "");
                String group = sources.relativize(file.getParent())
                        .toString()
                        .replace('\\', '/')
                        .replace('/', '.');
                boolean isPublic = Pattern.compile("(?m)^public .*\\b(?:class|interface|record|enum) " + name + "\\b")
                        .matcher(text)
                        .find();
                if (!isPublic || !group.startsWith("io.holdfast" + (packages.isEmpty() ? "" : "." + packages))) {
                    continue;
                }
                Matcher type = TYPE.matcher(text);
                assertThat(type.find()).as(file + " has Javadoc on its type").isTrue();
                assertThat(type.group("name")).isEqualTo(name);
                types.computeIfAbsent(group, key -> new TreeMap<>()).put(name, firstSentence(type.group("said")));
            }
        }
        return types;
    }

    private static String firstSentence(String javadoc) {
        String text =
                javadoc.replaceAll("(?m)^\\s*\\* ?", "").replaceAll("\\s+", " ").strip();
        text = TAG.matcher(text).replaceAll("`$1`").split(" @\\w+ |<p>|<ul>")[0].strip();
        Matcher end = Pattern.compile("^(.+?[^.\\s]\\.)(?: [A-Z`{].*)?$").matcher(text);
        return (end.matches() ? end.group(1) : text).replace("|", "\\|").replace("<", "&lt;");
    }
}
