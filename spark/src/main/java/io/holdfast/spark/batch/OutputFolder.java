package io.holdfast.spark.batch;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.table.Folders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** The folder a batch job writes its tables to. {@code _SUCCESS} in it says that all of them are whole. */
final class OutputFolder {
    static final String SCORES = "scores";
    static final String DEAD_LETTERS = "dead_letters";
    static final String METRICS = "metrics";
    private static final String SUCCESS = "_SUCCESS";

    private final Path folder;
    private final FileSystem system;

    OutputFolder(String folder, Configuration hadoop) {
        this.folder = new Path(folder);
        this.system = Folders.system(this.folder, hadoop);
    }

    String table(String name) {
        return new Path(folder, name).toString();
    }

    /** Takes the folder: it must hold no table, or its tables go. Nothing else in it is touched. */
    void take(boolean overwrite) {
        try {
            if (system.exists(folder) && system.getFileStatus(folder).isFile()) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, folder + " is a file; --output takes a folder");
            }
            boolean whole = system.exists(new Path(folder, SUCCESS));
            for (String name : List.of(SUCCESS, SCORES, DEAD_LETTERS, METRICS)) {
                Path table = new Path(folder, name);
                if (!system.exists(table)) {
                    continue;
                }
                if (!overwrite) {
                    throw new HoldfastException(
                            ErrorCode.BAD_INPUT,
                            folder + " already holds " + (whole ? "tables" : "tables of a job that did not end")
                                    + "; give another folder, or --overwrite to replace them");
                }
                system.delete(table, true);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        tryToWrite();
    }

    /** Nothing is scored that could not be written. */
    private void tryToWrite() {
        Path probe = new Path(folder, "_writable");
        try {
            system.create(probe, true).close();
            system.delete(probe, false);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, folder + " cannot be written: " + e.getMessage() + "; give another folder", e);
        }
    }

    void complete() {
        try {
            system.create(new Path(folder, SUCCESS)).close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
