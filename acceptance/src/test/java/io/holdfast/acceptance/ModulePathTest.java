package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A modular application requires io.holdfast.models and scores, on a module path without any class path. */
class ModulePathTest {
    /** What holdfast-models brings. */
    private static final Pattern LIBRARIES = Pattern.compile(
            ".*/(holdfast-(api|text|core|conversation|models)|jackson-(annotations|core|databind|dataformat-yaml)|snakeyaml|slf4j-api"
                    + "|jspecify|caffeine|error_prone_annotations|commons-(text|lang3|compress|codec|io)|jtokkit"
                    + "|onnxruntime|tokenizers|api|jna|opennlp-(tools|models-langdetect)"
                    + "|resilience4j-(core|circuitbreaker|ratelimiter)"
                    + "|langchain4j-embeddings-(all-minilm-l6-v2-q|bge-small-en-v15-q))-[^/]*\\.jar");

    @TempDir
    private Path folder;

    private List<String> modulePath;

    @BeforeEach
    void jarsAreBuilt() {
        modulePath =
                OtherJvm.classPath(entry -> LIBRARIES.matcher(entry).matches() && !entry.contains("/tools/jackson/"));
        assumeTrue(
                modulePath.stream().anyMatch(entry -> entry.contains("holdfast-core")),
                "no jars, only classes: ./mvnw verify makes them");
    }

    @Test
    void modularApplicationScoresWithTheModels() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("src/consumer"));
        Files.writeString(folder.resolve("src/module-info.java"), "module consumer { requires io.holdfast.models; }\n");
        // nothing of the answer is copied, and its language must be told: every model is asked
        Files.writeString(source.resolve("Main.java"), """
                package consumer;

                public class Main {
                    public static void main(String[] arguments) {
                        try (io.holdfast.Holdfast holdfast = io.holdfast.Holdfast.standard()) {
                            System.out.println(holdfast.check(
                                    "How high is the mast?",
                                    java.util.List.of("The mast rises thirty metres above the deck."),
                                    "From the deck up, the pole measures about a hundred feet.").claims().size());
                        }
                    }
                }
                """);
        String path = String.join(File.pathSeparator, modulePath);
        Path classes = folder.resolve("classes");
        assertThat(run(
                        "javac",
                        "-p",
                        path,
                        "-d",
                        classes.toString(),
                        folder.resolve("src/module-info.java").toString(),
                        source.resolve("Main.java").toString()))
                .isEmpty();
        List<String> command = new ArrayList<>(List.of("java"));
        if (Runtime.version().feature() >= 24) {
            command.add("--enable-native-access=com.microsoft.onnxruntime");
        }
        command.addAll(List.of("-p", path + File.pathSeparator + classes, "-m", "consumer/consumer.Main"));
        // and no warning
        String printed = run(command.toArray(String[]::new));
        assertThat(printed.lines().filter(line -> !line.contains("SLF4J")))
                .as(printed)
                .containsExactly("1");
    }

    /** All it said. */
    private String run(String... command) throws IOException, InterruptedException {
        command[0] = Path.of(System.getProperty("java.home"), "bin", command[0]).toString();
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(out)).isZero();
        return Files.readString(out);
    }

    /** A package that is forgotten in module-info.java cannot be used by anybody on the module path. */
    @Test
    void everyPackageIsExported() throws IOException {
        ModuleFinder finder = ModuleFinder.of(modulePath.stream().map(Path::of).toArray(Path[]::new));
        for (String module : List.of("api", "text", "core", "conversation", "models")) {
            ModuleReference found = finder.find("io.holdfast." + module).orElseThrow();
            assertThat(found.descriptor().isAutomatic()).isFalse();
            Set<String> exported = new TreeSet<>();
            found.descriptor().exports().forEach(export -> exported.add(export.source()));
            assertThat(exported).isEqualTo(packages(Path.of("..", module, "src/main/java")));
        }
    }

    private static Set<String> packages(Path sources) throws IOException {
        Set<String> packages = new TreeSet<>();
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .forEach(file -> packages.add(
                            sources.relativize(file.getParent()).toString().replace(File.separatorChar, '.')));
        }
        return packages;
    }
}
