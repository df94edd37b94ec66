package io.holdfast.models.onnx;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder into which ONNX Runtime unpacks its native library. It would stay behind: empty after a normal exit, with
 * its 24 MB after a kill or a stop while it is loaded. On Linux and macOS a loaded library needs its file no longer, so
 * the folder goes as soon as it is loaded; Windows locks the file, and it stays there.
 */
final class UnpackedLibrary {
    private UnpackedLibrary() {}

    /** Removes what this process has unpacked. That it cannot is no reason to fail. */
    static void remove() {
        try {
            Optional<Path> folder = folder();
            if (folder.isPresent() && Files.isDirectory(folder.get())) {
                try (Stream<Path> files = Files.list(folder.get())) {
                    for (Path file : files.toList()) {
                        Files.deleteIfExists(file);
                    }
                }
                Files.deleteIfExists(folder.get());
            }
        } catch (IOException e) {
            // left to the temporary folder's own cleaning
        }
    }

    /** The folder of this process: the library keeps its name to itself. */
    static Optional<Path> folder() {
        try {
            Field folder = Class.forName("ai.onnxruntime.OnnxRuntime").getDeclaredField("tempDirectory");
            folder.setAccessible(true);
            return Optional.ofNullable((Path) folder.get(null));
        } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
            return Optional.empty();
        }
    }
}
