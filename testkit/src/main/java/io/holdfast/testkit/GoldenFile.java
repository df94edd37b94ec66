package io.holdfast.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file under {@code src/test/resources/golden} that output must equal. {@code -Dgolden.update=true} writes it anew;
 * the diff is then reviewed like code.
 */
public final class GoldenFile {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private final Path file;

    private GoldenFile(Path file) {
        this.file = file;
    }

    /** The golden file of this name in the module under test. */
    public static GoldenFile named(String name) {
        return new GoldenFile(FOLDER.resolve(name));
    }

    static GoldenFile at(Path file) {
        return new GoldenFile(file);
    }

    public void matches(String actual) {
        matches(actual, Boolean.getBoolean("golden.update"));
    }

    void matches(String actual, boolean update) {
        try {
            if (update) {
                Path folder = file.toAbsolutePath().getParent();
                if (folder != null) {
                    Files.createDirectories(folder);
                }
                Files.writeString(file, actual);
                return;
            }
            assertThat(file).as("golden file; -Dgolden.update=true writes it").exists();
            assertThat(actual)
                    .as("golden file %s; -Dgolden.update=true writes it anew", file)
                    .isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
