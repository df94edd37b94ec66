package io.holdfast.app.cli.terminal;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that is gone with everything in it when the work is done, also when the work failed. */
public record ScratchFolder(Path path) implements AutoCloseable {
    public static ScratchFolder create(String prefix) {
        try {
            return new ScratchFolder(Files.createTempDirectory(prefix));
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot make a temporary folder: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot remove " + path + ": " + e.getMessage(), e);
        }
    }
}
