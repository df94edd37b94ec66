package io.holdfast.spark.stream;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.table.Folders;
import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Results;
import io.holdfast.spark.table.TableFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Writes each micro-batch to folders of its own, {@code scores/batch=N} and so on: a batch that comes again replaces
 * itself. Numbers begin anew with a new checkpoint, so the folder is bound to the query that first wrote to it.
 */
public final class FolderSink implements BatchSink {
    private static final String QUERY = "_query";

    private final Path folder;
    private final FileSystem system;

    public FolderSink(String folder, Configuration hadoop) {
        this.folder = new Path(folder);
        this.system = Folders.system(this.folder, hadoop);
    }

    @Override
    public void write(String query, long batch, Results results, Metrics metrics) {
        bind(query);
        TableFormat.PARQUET.write(results.scores(), table("scores", batch));
        TableFormat.PARQUET.write(results.deadLetters(), table("dead_letters", batch));
        TableFormat.PARQUET.write(metrics.table(results.scores().sparkSession()), table("metrics", batch));
    }

    private String table(String name, long batch) {
        return new Path(folder, name + "/batch=" + batch).toString();
    }

    private void bind(String query) {
        Path file = new Path(folder, QUERY);
        try {
            if (system.exists(file)) {
                owned(query, file);
            } else if (system.exists(new Path(folder, "scores"))) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, folder + " holds the tables of another job; give another folder");
            } else {
                try (OutputStream out = system.create(file, false)) {
                    out.write(query.getBytes(StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void owned(String query, Path file) throws IOException {
        String owner;
        try (InputStream in = system.open(file)) {
            owner = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        // an owner without a name died between creating the file and writing it, before its first table
        if (owner.isEmpty()) {
            try (OutputStream out = system.create(file, true)) {
                out.write(query.getBytes(StandardCharsets.UTF_8));
            }
        } else if (!owner.equals(query)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    folder + " was written with another checkpoint; give the checkpoint it was written with, or"
                            + " another folder (its batches would be overwritten)");
        }
    }
}
