package io.holdfast.spark.batch;

import java.io.Serializable;
import java.util.Locale;

/** A file of records, by its full address. */
record InputFile(String path, long length) implements Serializable {
    boolean isParquet() {
        return path.toLowerCase(Locale.ROOT).endsWith(".parquet");
    }
}
