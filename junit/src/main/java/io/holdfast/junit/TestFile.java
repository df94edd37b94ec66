package io.holdfast.junit;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file that a test names: by its path from the module's folder, or by its name on the class path. */
final class TestFile {
    private TestFile() {}

    /** @param what how an error should call the file */
    static Path find(String name, Class<?> test, String what) {
        Path path = Path.of(name);
        if (Files.isRegularFile(path)) {
            return path;
        }
        Path resource = resource(name, test);
        if (resource != null) {
            return resource;
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                what + " " + name + " is neither a file (looked for " + path.toAbsolutePath()
                        + ") nor a resource on the class path; put it under src/test/resources or give its path from the"
                        + " module's folder");
    }

    private static @Nullable Path resource(String name, Class<?> test) {
        URL beside = test.getResource(name);
        URL url = beside == null ? test.getResource("/" + name) : beside;
        try {
            return url != null && url.getProtocol().equals("file") ? Path.of(url.toURI()) : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }
}
