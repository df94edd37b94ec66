package io.holdfast.app.cli.terminal;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A result file that is there whole or not at all: lines go to {@code NAME.partial}, which takes the name when
 * everything is written and is removed otherwise. It is locked meanwhile: a second command that writes the same file is
 * refused. What is no plain file (a pipe, a device) is written directly.
 */
public final class OutputFile implements AutoCloseable {
    private final Path target;
    private final Path written;
    private final BufferedWriter writer;

    public OutputFile(Path target) {
        this.target = target;
        boolean direct = Files.exists(target) && !Files.isRegularFile(target);
        this.written = direct ? target : target.resolveSibling(target.getFileName() + ".partial");
        try {
            Path folder = target.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            this.writer = direct ? Files.newBufferedWriter(written) : locked();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Refuses to replace what is being read. */
    public static void refuseInput(String option, Path target, Path... inputs) {
        for (Path input : inputs) {
            try {
                if (Files.isRegularFile(target) && Files.exists(input) && Files.isSameFile(target, input)) {
                    throw new HoldfastException(
                            ErrorCode.BAD_INPUT,
                            option + " " + target + " is the input itself, which would be replaced; name another file");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Refuses a file that could not be written, before hours are spent on what should go there. */
    public static void refuseUnwritable(Path target) {
        if (Files.isDirectory(target)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, target + " is a folder; name a file in it");
        }
        Path folder = target.toAbsolutePath().getParent();
        while (folder != null && !Files.exists(folder)) {
            folder = folder.getParent();
        }
        try {
            if (folder != null) {
                Files.delete(Files.createTempFile(folder, ".holdfast", null));
            }
        } catch (IOException e) {
            if (e instanceof FileSystemException file && Errors.READ_ONLY.equals(file.getReason())) {
                throw new UncheckedIOException(new FileSystemException(target.toString(), null, Errors.READ_ONLY));
            }
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    target + " cannot be written: no file can be made in " + folder + "; name another place",
                    e);
        }
    }

    private BufferedWriter locked() throws IOException {
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                FileChannel channel =
                        FileChannel.open(written, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                UnfinishedFiles.unfinished(written);
                lock(channel);
                return new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8));
            } catch (FileAlreadyExistsException e) {
                removeIfAbandoned();
            }
        }
        throw busy();
    }

    /** A file that nobody has locked was left by a command that was killed. */
    private void removeIfAbandoned() throws IOException {
        try (FileChannel channel = FileChannel.open(written, StandardOpenOption.WRITE)) {
            if (lock(channel) == null) {
                throw busy();
            }
            Files.deleteIfExists(written);
        } catch (NoSuchFileException e) {
            // completed meanwhile
        }
    }

    /** Null when someone else has it. Ends with the channel. */
    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private HoldfastException busy() {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                target + " is being written by another holdfast (" + written + "); name another file or wait for it");
    }

    Writer writer() {
        return writer;
    }

    public void line(String text) {
        text(text + "\n");
    }

    public void text(String text) {
        try {
            writer.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives the file its name. */
    public void complete() {
        try {
            writer.flush();
            if (!written.equals(target)) {
                Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
                boolean unused = UnfinishedFiles.finished(written);
            }
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            writer.close();
            if (!written.equals(target)) {
                discard();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nothing is left to discard once the file has its name. */
    private void discard() throws IOException {
        if (UnfinishedFiles.finished(written)) {
            Files.deleteIfExists(written);
        }
    }
}
