package io.holdfast.app.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A result file that is there whole or not at all: lines go to {@code NAME.partial}, which takes the name when
 * everything is written. What is no plain file (a pipe, a device) is written directly.
 */
final class OutputFile implements AutoCloseable {
    private final Path target;
    private final Path written;
    private final BufferedWriter writer;

    OutputFile(Path target) {
        this.target = target;
        boolean direct = Files.exists(target) && !Files.isRegularFile(target);
        this.written = direct ? target : target.resolveSibling(target.getFileName() + ".partial");
        try {
            Path folder = target.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            this.writer = Files.newBufferedWriter(written);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Writer writer() {
        return writer;
    }

    void line(String text) {
        text(text + "\n");
    }

    void text(String text) {
        try {
            writer.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives the file its name. */
    void complete() {
        try {
            writer.close();
            if (!written.equals(target)) {
                Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
