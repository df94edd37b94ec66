package io.holdfast.models.onnx;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder into which ONNX Runtime unpacks its native library. It would stay behind: empty after a normal exit, with
 * its 24 MB after a kill. On Linux a loaded library needs its file no longer, so the folder goes as soon as it is loaded;
 * other systems lock the file, and nothing is done there.
 */
final class UnpackedLibrary {
    private static final Path MAPPED_FILES = Path.of("/proc/self/maps");
    /** As Java names a temporary folder. A user's own folder of libraries is not ours to remove. */
    private static final Pattern FOLDER = Pattern.compile("onnxruntime-java\\d+");

    private UnpackedLibrary() {}

    /** Removes what this process has unpacked and loaded. That it cannot is no reason to fail. */
    static void remove() {
        try {
            for (Path folder : folders()) {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path file : files.toList()) {
                        Files.deleteIfExists(file);
                    }
                }
                Files.deleteIfExists(folder);
            }
        } catch (IOException e) {
            // left to the temporary folder's own cleaning
        }
    }

    /** Folders of ONNX Runtime from which this process has loaded a library that still has its file. */
    static List<Path> folders() throws IOException {
        if (!Files.isReadable(MAPPED_FILES)) {
            return List.of();
        }
        try (Stream<String> lines = Files.lines(MAPPED_FILES, StandardCharsets.ISO_8859_1)) {
            Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
            return lines.filter(line -> FOLDER.matcher(line).find())
                    .map(line -> Path.of(line.substring(line.indexOf('/'))))
                    .filter(Files::exists)
                    .map(Path::getParent)
                    .filter(folder -> temporary.equals(folder.getParent()))
                    .filter(folder ->
                            FOLDER.matcher(folder.getFileName().toString()).matches())
                    .distinct()
                    .toList();
        }
    }
}
