package io.holdfast.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.DeflaterInputStream;
import org.junit.jupiter.api.Test;

/** What a project downloads for this module. */
class WeightTest {
    private static final long MOST_BYTES = 100_000_000;

    private static final long SMALL = 500_000;

    /** What the user has anyway, and what only the tests of this module need. */
    private static final Pattern NOT_BROUGHT = Pattern.compile(
            ".*(?:/test-classes|/(?:junit-|assertj-|opentest4j-|apiguardian-|byte-buddy-|slf4j-simple-|surefire|langchain4j-embeddings-all-minilm)[^/]*)");

    @Test
    void aTestDownloadsNoMoreThanItNeeds() throws IOException {
        long bytes = 0;
        for (Path entry : brought()) {
            bytes += size(entry);
        }
        assertThat(bytes).as("bytes of %s", brought()).isBetween(80_000_000L, MOST_BYTES);
    }

    @Test
    void theChoicesOfFewAreNotBrought() {
        assertThat(brought().toString())
                .doesNotContain("tokenizers-", "bge-small", "jtokkit", "sqlite-jdbc", "postgresql");
    }

    /** It is on the class path of these tests, where a user may put it too. */
    @Test
    void embeddingModelIsForTheTestsOfThisModuleOnly() throws IOException {
        assertThat(Files.readString(Path.of("pom.xml")))
                .containsPattern(
                        "<exclusion>\\s*<groupId>dev.langchain4j</groupId>\\s*<artifactId>[a-z0-9-]+all-minilm")
                .containsPattern("all-minilm-l6-v2-q</artifactId>\\s*<version>[^<]+</version>\\s*<scope>test</scope>");
    }

    private static List<Path> brought() {
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(path.split(File.pathSeparator))
                .map(Path::of)
                .filter(entry -> Files.exists(entry)
                        && !NOT_BROUGHT
                                .matcher(entry.toString().replace('\\', '/'))
                                .matches())
                .toList();
    }

    /** Of a folder of classes, what its jar will have: small files are deflated there, models are stored. */
    private static long size(Path entry) throws IOException {
        if (Files.isRegularFile(entry)) {
            return Files.size(entry);
        }
        long bytes = 0;
        try (Stream<Path> files = Files.walk(entry)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                bytes += Files.size(file) > SMALL ? Files.size(file) : deflated(Files.readAllBytes(file));
            }
        }
        return bytes;
    }

    private static long deflated(byte[] content) throws IOException {
        try (DeflaterInputStream in = new DeflaterInputStream(new ByteArrayInputStream(content))) {
            return in.transferTo(OutputStream.nullOutputStream());
        }
    }
}
