package io.holdfast.spark.batch;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.util.SerializableConfiguration;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** Reads a piece of a text file into rows of {@link InputBlocks#SCHEMA}. */
final class ReadSplit implements FlatMapFunction<LineSplit, Row> {
    private static final long serialVersionUID = 1L;

    private final SerializableConfiguration hadoop;
    private final int maxBytes;

    ReadSplit(SerializableConfiguration hadoop, int maxBytes) {
        this.hadoop = hadoop;
        this.maxBytes = maxBytes;
    }

    @Override
    public Iterator<Row> call(LineSplit split) throws IOException {
        InputStream in = open(split);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> close(in));
        SplitLines lines = new SplitLines(in, split.start(), split.end(), maxBytes);
        return new Iterator<>() {
            private long row;
            private SplitLines.@Nullable Line next = line();

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Row next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                Row result = RowFactory.create(split.path(), split.start(), row++, next.bytes(), next.length());
                next = line();
                return result;
            }

            private SplitLines.@Nullable Line line() {
                try {
                    return lines.next();
                } catch (IOException e) {
                    throw unreadable(split, e);
                }
            }
        };
    }

    /** A file that ends or breaks in its middle: what comes before the break is not all, so the job stops. */
    private static HoldfastException unreadable(LineSplit split, IOException e) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                split.path() + " cannot be read to its end: " + e.getMessage() + "; is the file whole?",
                e);
    }

    private InputStream open(LineSplit split) throws IOException {
        Path path = new Path(split.path());
        FileSystem system = path.getFileSystem(hadoop.value());
        FSDataInputStream in = system.open(path);
        CompressionCodec codec = new CompressionCodecFactory(hadoop.value()).getCodec(path);
        if (codec != null) {
            return codec.createInputStream(in);
        }
        if (split.start() > 0) {
            in.seek(split.start() - 1);
        }
        return in;
    }

    private static void close(InputStream in) {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
