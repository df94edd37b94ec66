package io.holdfast.models.onnx;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The tiny classifiers of the tests, as hubs lay them out (training/tiny_models.py). */
public final class OwnFolders {
    private static final ObjectMapper JSON = new ObjectMapper();

    private OwnFolders() {}

    /** One of bert, roberta, deberta, modernbert and t5. */
    public static Path of(String architecture) {
        try {
            return Path.of(Objects.requireNonNull(OwnFolders.class.getResource("own/" + architecture))
                    .toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** A copy that may be spoilt. */
    public static Path copy(String architecture, Path target) throws IOException {
        Path folder = Files.createDirectories(target.resolve(architecture));
        try (Stream<Path> files = Files.list(of(architecture))) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName().toString()));
            }
        }
        return folder;
    }

    /** What Python says of a few pairs. */
    static JsonNode expected(String architecture) throws IOException {
        return JSON.readTree(Files.readString(of(architecture).resolve("expected.json")));
    }

    static void change(Path folder, String file, Consumer<ObjectNode> change) throws IOException {
        ObjectNode json = (ObjectNode) JSON.readTree(Files.readString(folder.resolve(file)));
        change.accept(json);
        Files.writeString(folder.resolve(file), JSON.writeValueAsString(json));
    }
}
