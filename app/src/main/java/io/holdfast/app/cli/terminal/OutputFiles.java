package io.holdfast.app.cli.terminal;

import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Result files that take their names together, when all are written. */
public final class OutputFiles implements AutoCloseable {
    private final List<OutputFile> files = new ArrayList<>();

    public Writer open(Path target) {
        OutputFile file = new OutputFile(target);
        files.add(file);
        return file.writer();
    }

    public void complete() {
        files.forEach(OutputFile::complete);
    }

    @Override
    public void close() {
        files.forEach(OutputFile::close);
    }
}
