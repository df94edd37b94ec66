package io.holdfast.app.cli.terminal;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** A folder that is gone with everything in it when the work is done, also when the work failed or was stopped. */
public record ScratchFolder(Path path) implements AutoCloseable {
    public static ScratchFolder create(String prefix) {
        try {
            return new ScratchFolder(UnfinishedFiles.folder(prefix));
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot make a temporary folder: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            UnfinishedFiles.remove(path);
            boolean unused = UnfinishedFiles.finished(path);
        } catch (IOException | UncheckedIOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot remove " + path + ": " + e.getMessage(), e);
        }
    }
}
