package io.holdfast.spark.batch;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.length;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.to_json;
import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Records as they are read, known by file, block of the file and row in the block. A block is what one reader reads in
 * order: a piece of a text file, or a whole Parquet file, whose rows are numbered by the file itself.
 */
final class InputBlocks {
    static final StructType SCHEMA = new StructType()
            .add("source", StringType, false)
            .add("block", LongType, false)
            .add("row", LongType, false)
            .add("value", BinaryType, true)
            .add("bytes", LongType, false);

    private final SparkSession spark;

    InputBlocks(SparkSession spark) {
        this.spark = spark;
    }

    Dataset<Row> lines(List<InputFile> files, long splitBytes, int maxBytes) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        List<LineSplit> splits = LineSplit.of(files, splitBytes, context.hadoopConfiguration());
        ReadSplit reader = new ReadSplit(new SerializableConfiguration(context.hadoopConfiguration()), maxBytes);
        return spark.createDataFrame(
                context.parallelize(splits, Math.max(1, splits.size())).flatMap(reader), SCHEMA);
    }

    /**
     * Rows whose columns are the fields of a record, or with one text column that holds the whole record as JSON. Files
     * may have different columns, as they do when a field came later: a row has those of its file.
     */
    Dataset<Row> parquet(List<InputFile> files) {
        Dataset<Row> rows = spark.read()
                .option("mergeSchema", true)
                .parquet(files.stream().map(InputFile::path).toArray(String[]::new));
        Column record = wholeRecord(rows.schema())
                ? col(rows.columns()[0])
                : to_json(struct(Arrays.stream(rows.columns())
                        .map(name -> col("`" + name.replace("`", "``") + "`"))
                        .toArray(Column[]::new)));
        return rows.select(
                        col("_metadata.file_path").as("source"),
                        lit(0L).as("block"),
                        col("_metadata.row_index").as("row"),
                        record.cast(BinaryType).as("value"))
                .withColumn("bytes", coalesce(length(col("value")), lit(0)).cast(LongType));
    }

    private static boolean wholeRecord(StructType schema) {
        return schema.size() == 1
                && schema.fields()[0].dataType().equals(StringType)
                && List.of("value", "json", "record").contains(schema.fields()[0].name());
    }
}
