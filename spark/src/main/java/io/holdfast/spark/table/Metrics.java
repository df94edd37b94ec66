package io.holdfast.spark.table;

import static org.apache.spark.sql.functions.avg;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.stddev_samp;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import io.holdfast.core.stats.Normal;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Numbers over a whole table, each with its n and a 95 % interval: how many records of each outcome, means of the
 * scores, the share of failures, dead letters by code.
 */
public final class Metrics {
    private static final double Z = Normal.quantile(0.975);
    private static final List<String> MEANS =
            List.of("faithfulness", "risk", "relevance", "completeness", "hallucination", "latency_seconds");
    private static final List<String> UNBOUNDED = List.of("latency_seconds");

    private final List<Figure> figures = new ArrayList<>();
    private long records;
    private long deadLetters;

    private Metrics() {}

    public static Metrics of(Results results) {
        Metrics metrics = new Metrics();
        metrics.outcomes(results.scores());
        metrics.means(results.scores());
        metrics.letters(results.deadLetters());
        return metrics;
    }

    /** The figures in a fixed order. */
    public List<Figure> figures() {
        return List.copyOf(figures);
    }

    /** The figures as a table of {@link Schemas#METRICS}. */
    public Dataset<Row> table(SparkSession spark) {
        return spark.createDataFrame(figures.stream().map(Figure::row).toList(), Schemas.METRICS)
                .coalesce(1);
    }

    /** Records that have a score row. */
    public long records() {
        return records;
    }

    public long deadLetters() {
        return deadLetters;
    }

    private void outcomes(Dataset<Row> scores) {
        List<Row> counts = scores.groupBy("kind", "outcome")
                .count()
                .orderBy("kind", "outcome")
                .collectAsList();
        for (Row row : counts) {
            long n = row.getLong(2);
            records += n;
            figures.add(Figure.count(row.getString(0), row.getString(1), n));
        }
    }

    private void means(Dataset<Row> scores) {
        List<Column> columns = new ArrayList<>();
        for (String name : MEANS) {
            columns.add(avg(col(name)).as(name));
            columns.add(stddev_samp(col(name)).as(name + "_spread"));
            columns.add(count(col(name)).as(name + "_n"));
        }
        columns.add(sum(when(col("failure"), 1L).otherwise(0L)).as("failures"));
        List<Row> byKind = scores.groupBy("kind")
                .agg(count(lit(1)).as("all"), columns.toArray(Column[]::new))
                .orderBy("kind")
                .collectAsList();
        for (Row row : byKind) {
            String kind = row.getAs("kind");
            share(kind, "failure_share", row.<Long>getAs("failures"), row.<Long>getAs("all"));
            MEANS.forEach(name -> mean(kind, name, row));
        }
    }

    private void mean(String kind, String name, Row row) {
        long n = row.<Long>getAs(name + "_n");
        if (n == 0) {
            return;
        }
        double mean = row.<Double>getAs(name);
        Double spread = row.getAs(name + "_spread");
        if (spread == null) {
            figures.add(new Figure(kind, "mean_" + name, mean, n, null, null));
            return;
        }
        double half = Z * spread / Math.sqrt((double) n);
        double high = UNBOUNDED.contains(name) ? mean + half : Math.min(1, mean + half);
        figures.add(new Figure(kind, "mean_" + name, mean, n, Math.max(0, mean - half), high));
    }

    /** A share with its Wilson interval, which stays right near 0 and 1. */
    private void share(String kind, String name, long hits, long n) {
        double p = (double) hits / n;
        double z2 = Z * Z;
        double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
        double half = Z * Math.sqrt(p * (1 - p) / n + z2 / (4.0 * n * n)) / (1 + z2 / n);
        figures.add(new Figure(kind, name, p, n, Math.max(0, centre - half), Math.min(1, centre + half)));
    }

    private void letters(Dataset<Row> letters) {
        for (Row row : letters.groupBy("code").count().orderBy("code").collectAsList()) {
            long n = row.getLong(1);
            deadLetters += n;
            figures.add(Figure.count("dead_letter", row.getString(0), n));
        }
    }
}
