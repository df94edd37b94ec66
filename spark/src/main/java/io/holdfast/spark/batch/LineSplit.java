package io.holdfast.spark.batch;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodecFactory;

/**
 * A piece of a text file: the lines whose first byte is in {@code [start, end)}. A compressed file cannot be entered
 * in its middle and is one piece.
 */
record LineSplit(String path, long start, long end) implements Serializable {
    static List<LineSplit> of(List<InputFile> files, long splitBytes, Configuration hadoop) {
        CompressionCodecFactory codecs = new CompressionCodecFactory(hadoop);
        List<LineSplit> splits = new ArrayList<>();
        for (InputFile file : files) {
            if (codecs.getCodec(new Path(file.path())) != null) {
                splits.add(new LineSplit(file.path(), 0, Long.MAX_VALUE));
                continue;
            }
            for (long start = 0; start < file.length(); start += splitBytes) {
                splits.add(new LineSplit(file.path(), start, Math.min(file.length(), start + splitBytes)));
            }
        }
        return List.copyOf(splits);
    }
}
