package io.holdfast.spark.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.Records;
import io.holdfast.spark.TestSpark;
import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Results;
import io.holdfast.spark.table.Schemas;
import io.holdfast.spark.table.ScoreRecords;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderSinkTest {
    private final SparkSession spark = TestSpark.session();

    @TempDir
    Path folder;

    @Test
    void batchThatComesAgainReplacesItselfAndAnotherCheckpointIsRefused() {
        FolderSink sink = new FolderSink(folder.toString(), spark.sparkContext().hadoopConfiguration());
        List<String> lines = new ArrayList<>(Records.generated(20, 3));
        lines.set(7, "not json");

        write(sink, "query-1", 0, lines.subList(0, 10));
        write(sink, "query-1", 1, lines.subList(10, 20));
        write(sink, "query-1", 1, lines.subList(10, 20));

        Dataset<Row> scores = spark.read().parquet(folder.resolve("scores").toString());
        assertThat(scores.count()).isEqualTo(19);
        assertThat(scores.select("key").distinct().count()).isEqualTo(19);
        assertThat(spark.read()
                        .parquet(folder.resolve("dead_letters").toString())
                        .collectAsList())
                .singleElement()
                .satisfies(row -> assertThat(row.<String>getAs("raw")).isEqualTo("not json"));
        assertThatThrownBy(() -> write(sink, "query-2", 0, lines))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("another checkpoint");
    }

    private void write(FolderSink sink, String query, long batch, List<String> lines) {
        List<Row> rows = new ArrayList<>();
        for (String line : lines) {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            long offset = batch * 10 + rows.size();
            rows.add(RowFactory.create("t/0", offset, "t/0/" + offset, bytes, (long) bytes.length));
        }
        Dataset<Row> records = spark.createDataFrame(rows, Schemas.RECORDS).coalesce(1);
        try (Results results = new Results(ScoreRecords.results(records, Records.withoutModels()))) {
            sink.write(query, batch, results, Metrics.of(results));
        }
    }
}
