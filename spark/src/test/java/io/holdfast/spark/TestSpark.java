package io.holdfast.spark;

import org.apache.spark.sql.SparkSession;

/** Spark on two threads of this process, started when first asked for. */
public final class TestSpark {
    private TestSpark() {}

    public static SparkSession session() {
        return SparkSession.builder()
                .appName("test")
                .master("local[2]")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.sql.codegen.wholeStage", "false")
                .config("spark.sql.adaptive.enabled", "false")
                .config("spark.sql.inMemoryColumnarStorage.batchSize", "256")
                .getOrCreate();
    }
}
