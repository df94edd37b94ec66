package io.holdfast.spark.batch;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
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
        try {
            this.system = this.folder.getFileSystem(hadoop);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String table(String name) {
        return new Path(folder, name).toString();
    }

    /** Takes the folder: it must hold no table, or its tables go. Nothing else in it is touched. */
    void take(boolean overwrite) {
        try {
            if (system.getFileStatus(folder).isFile()) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, folder + " is a file; --output takes a folder");
            }
            for (String name : List.of(SUCCESS, SCORES, DEAD_LETTERS, METRICS)) {
                Path table = new Path(folder, name);
                if (!system.exists(table)) {
                    continue;
                }
                if (!overwrite) {
                    throw new HoldfastException(
                            ErrorCode.BAD_INPUT,
                            folder + " already holds " + name + "; give another folder, or --overwrite to replace it");
                }
                system.delete(table, true);
            }
        } catch (java.io.FileNotFoundException e) {
            return;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
