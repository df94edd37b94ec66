package io.holdfast.spark.table;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Finds the file system of a path, or says why there is none. */
public final class Folders {
    private static final String S3A =
            ": give spark-submit --packages org.apache.hadoop:hadoop-aws:VERSION, with the version of Spark's Hadoop";

    private Folders() {}

    public static FileSystem system(Path path, Configuration hadoop) {
        try {
            return path.getFileSystem(hadoop);
        } catch (IOException | RuntimeException e) {
            String scheme = path.toUri().getScheme();
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    path + " cannot be reached: " + e.getMessage() + "; file systems beside file:// and hdfs:// are"
                            + " libraries of their own" + ("s3a".equals(scheme) ? S3A : ""),
                    e);
        }
    }
}
