package io.holdfast.models.onnx;

import ai.onnxruntime.OrtEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * ONNX Runtime's native library as files, for as long as it is being loaded. On Linux and macOS a loaded library needs
 * its file no longer: it is unpacked into a folder of ours that goes as soon as it is loaded, and what a killed process
 * left is removed by the next one. ONNX Runtime would unpack it under a name that every program that uses it shares, so
 * that nobody could tell whose a leftover is. Windows locks the file; there the library unpacks itself, and it stays.
 */
final class UnpackedLibrary {
    static final String PREFIX = "holdfast-native-";
    private static final String PATH = "onnxruntime.native.path";
    /** Unpacking takes half a second: whoever began this long ago was killed. */
    private static final Duration ABANDONED = Duration.ofMinutes(2);

    private static final List<String> LIBRARIES =
            List.of(System.mapLibraryName("onnxruntime"), System.mapLibraryName("onnxruntime4j_jni"));

    private final @Nullable Path folder;

    private UnpackedLibrary(@Nullable Path folder) {
        this.folder = folder;
    }

    /**
     * Unpacks the library where ONNX Runtime looks for it, unless the user has placed it. That it cannot is no reason to
     * fail: ONNX Runtime unpacks what it does not find.
     */
    static UnpackedLibrary unpack() {
        if (System.getProperty(PATH) != null
                || System.getProperty("os.name", "").startsWith("Windows")) {
            return new UnpackedLibrary(null);
        }
        Path folder = null;
        try {
            folder = Files.createTempDirectory(PREFIX);
            removeAbandoned(folder);
            for (String library : LIBRARIES) {
                try (InputStream in = OrtEnvironment.class.getResourceAsStream("native/" + system() + "/" + library)) {
                    if (in == null) {
                        remove(folder);
                        return new UnpackedLibrary(null);
                    }
                    Files.copy(in, folder.resolve(library));
                }
            }
            System.setProperty(PATH, folder.toString());
        } catch (IOException e) {
            remove(folder);
            folder = null;
        }
        return new UnpackedLibrary(folder);
    }

    /** Removes what this process has unpacked, and the folder that ONNX Runtime makes whether it needs one or not. */
    void discard() {
        if (folder != null) {
            System.clearProperty(PATH);
            remove(folder);
        }
        folder().ifPresent(UnpackedLibrary::remove);
    }

    /** Removes what killed processes of the same user left beside a new folder. */
    static void removeAbandoned(Path own) {
        Path parent = own.toAbsolutePath().getParent();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(parent, PREFIX + "*")) {
            Instant before = Files.getLastModifiedTime(own).toInstant().minus(ABANDONED);
            for (Path each : all) {
                // a link, or a folder of another user, might lead anywhere
                if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)
                        && Files.getOwner(each, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(own))
                        && Files.getLastModifiedTime(each).toInstant().isBefore(before)) {
                    remove(each);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // another process removed it first, or the folder cannot be listed: left to the next start
        }
    }

    private static void remove(@Nullable Path folder) {
        try {
            if (folder != null) {
                for (String library : LIBRARIES) {
                    Files.deleteIfExists(folder.resolve(library));
                }
                Files.deleteIfExists(folder);
            }
        } catch (IOException e) {
            // left to the next start
        }
    }

    /** ONNX Runtime's name for this kind of machine, as in {@code linux-x64}. */
    private static String system() {
        String os = System.getProperty("os.name", "").startsWith("Mac") ? "osx" : "linux";
        String arch = System.getProperty("os.arch", "");
        return os + "-" + (arch.equals("amd64") || arch.equals("x86_64") ? "x64" : arch);
    }

    /** The folder that ONNX Runtime has made in this process: the library keeps its name to itself. */
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
