package io.holdfast.spark.batch;

import io.holdfast.core.config.section.ScaleSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.Results;
import io.holdfast.spark.table.ScoreRecords;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Scores files of records into tables: measures how much text there is, cuts it into equal shares, scores every record
 * once, writes scores, dead letters and metrics. The score files, in the order of their names, hold the results in the
 * order of the input.
 */
public final class BatchJob {
    /** Spark numbers files with five digits: beyond that the order of their names is not the order of the input. */
    private static final int MOST_SHARES = 99_999;

    private final SparkSession spark;
    private final BatchPlan plan;

    public BatchJob(SparkSession spark, BatchPlan plan) {
        this.spark = spark;
        this.plan = plan;
    }

    /** Runs the job to its end. */
    public Metrics run() {
        Configuration hadoop = spark.sparkContext().hadoopConfiguration();
        List<InputFile> files = new InputFiles(hadoop).find(plan.inputs());
        OutputFolder output = new OutputFolder(plan.output(), hadoop);
        output.take(plan.overwrite());
        Dataset<Row> pieces = pieces(files);
        Shares shares = ShareRows.measured(pieces, plan.config().scale().chunkRows(), this::shares);
        Dataset<Row> records = ShareRows.records(pieces, shares);
        try (Results results = new Results(ScoreRecords.results(records, plan.scorer()))) {
            plan.format().writeScores(results.scores(), output.table(OutputFolder.SCORES));
            plan.format().write(results.deadLetters(), output.table(OutputFolder.DEAD_LETTERS));
            Metrics metrics = Metrics.of(results);
            plan.format().write(metrics.table(spark), output.table(OutputFolder.METRICS));
            output.complete();
            return metrics;
        }
    }

    private Dataset<Row> pieces(List<InputFile> files) {
        boolean parquet = switch (plan.inputFormat()) {
            case PARQUET -> true;
            case JSONL -> false;
            case AUTO -> allOrNone(files);
        };
        InputBlocks pieces = new InputBlocks(spark);
        ScaleSettings scale = plan.config().scale();
        return parquet
                ? pieces.parquet(files)
                : pieces.lines(files, scale.splitBytes(), plan.config().input().maxLineBytes());
    }

    private static boolean allOrNone(List<InputFile> files) {
        long parquet = files.stream().filter(InputFile::isParquet).count();
        if (parquet != 0 && parquet != files.size()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the input holds " + parquet + " Parquet files and " + (files.size() - parquet)
                            + " others; give one kind, or say which with --input-format");
        }
        return parquet > 0;
    }

    private int shares(Shares shares) {
        if (plan.partitions() > 0) {
            return plan.partitions();
        }
        ScaleSettings scale = plan.config().scale();
        long byCores = (long) spark.sparkContext().defaultParallelism() * scale.partitionsPerCore();
        long byText = (shares.totalBytes() + scale.partitionBytes() - 1) / scale.partitionBytes();
        return (int) Math.min(MOST_SHARES, Math.max(byCores, byText));
    }
}
