package io.holdfast.models.onnx;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;

/** The tiny models of the tests (see make_tiny.py): outputs are arithmetic on token ids. */
final class Tiny {
    private Tiny() {}

    static Path encoder() {
        return folder("tiny-encoder/holdfast-encoder.json");
    }

    static Path embedder() {
        return folder("tiny-embedder/model.onnx");
    }

    private static Path folder(String file) {
        try {
            Path path =
                    Path.of(Objects.requireNonNull(Tiny.class.getResource(file)).toURI());
            return Objects.requireNonNull(path.getParent());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
