package io.holdfast.spark.table;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import io.holdfast.core.stats.Normal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Numbers over a whole table, each with its n and a 95 % interval: how many records of each outcome, means of the
 * scores, the share of failures, dead letters by code. One pass over the results; the few sums are put together here.
 */
public final class Metrics {
    private static final double Z = Normal.quantile(0.975);
    private static final String DEAD = "dead_letter";
    private static final List<String> MEANS =
            List.of("faithfulness", "risk", "relevance", "completeness", "hallucination", "latency_seconds");
    private static final List<String> UNBOUNDED = List.of("latency_seconds");

    private final List<Figure> figures = new ArrayList<>();
    private final long records;
    private final long deadLetters;

    /** A sum of values and of their squares. */
    private record Sums(long n, double sum, double squares) {
        static final Sums NONE = new Sums(0, 0, 0);

        Sums plus(Sums other) {
            return new Sums(n + other.n, sum + other.sum, squares + other.squares);
        }
    }

    private Metrics(List<Row> groups) {
        Map<String, Map<String, Long>> outcomes = new TreeMap<>();
        Map<String, Map<String, Sums>> sums = new TreeMap<>();
        Map<String, Long> failures = new TreeMap<>();
        for (Row group : groups) {
            String kind = group.getAs("kind");
            outcomes.computeIfAbsent(kind, k -> new TreeMap<>()).put(group.getAs("outcome"), group.<Long>getAs("rows"));
            failures.merge(kind, group.<Long>getAs("failures"), Long::sum);
            for (String name : MEANS) {
                sums.computeIfAbsent(kind, k -> new TreeMap<>()).merge(name, sums(group, name), Sums::plus);
            }
        }
        outcomes.forEach((kind, counts) -> counts.forEach((outcome, n) -> figures.add(Figure.count(kind, outcome, n))));
        outcomes.keySet().stream().filter(kind -> !kind.equals(DEAD)).forEach(kind -> {
            figures.add(share(kind, "failure_share", failures.getOrDefault(kind, 0L), total(outcomes, kind)));
            MEANS.forEach(
                    name -> mean(kind, name, sums.getOrDefault(kind, Map.of()).getOrDefault(name, Sums.NONE)));
        });
        this.deadLetters = total(outcomes, DEAD);
        this.records = outcomes.keySet().stream()
                        .mapToLong(kind -> total(outcomes, kind))
                        .sum()
                - deadLetters;
    }

    public static Metrics of(Results results) {
        List<Column> columns = new ArrayList<>();
        columns.add(sum(when(col("failure"), 1L).otherwise(0L)).as("failures"));
        for (String name : MEANS) {
            columns.add(count(col(name)).as(name + "_n"));
            columns.add(coalesce(sum(col(name)), lit(0.0)).as(name + "_sum"));
            columns.add(coalesce(sum(col(name).multiply(col(name))), lit(0.0)).as(name + "_squares"));
        }
        return new Metrics(results.all()
                .groupBy(
                        coalesce(col("kind"), lit(DEAD)).as("kind"),
                        coalesce(col("outcome"), col("code")).as("outcome"))
                .agg(count(lit(1)).as("rows"), columns.toArray(Column[]::new))
                .collectAsList());
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

    private static long total(Map<String, Map<String, Long>> outcomes, String kind) {
        return outcomes.getOrDefault(kind, Map.of()).values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    private static Sums sums(Row group, String name) {
        return new Sums(
                group.<Long>getAs(name + "_n"),
                group.<Double>getAs(name + "_sum"),
                group.<Double>getAs(name + "_squares"));
    }

    private void mean(String kind, String name, Sums sums) {
        double n = sums.n();
        if (n == 0) {
            return;
        }
        double mean = sums.sum() / n;
        if (n == 1) {
            figures.add(new Figure(kind, "mean_" + name, mean, sums.n(), null, null));
            return;
        }
        double variance = Math.max(0, (sums.squares() - n * mean * mean) / (n - 1));
        double half = Z * Math.sqrt(variance / n);
        double high = UNBOUNDED.contains(name) ? mean + half : Math.min(1, mean + half);
        figures.add(new Figure(kind, "mean_" + name, mean, sums.n(), Math.max(0, mean - half), high));
    }

    /** A share with its Wilson interval, which stays right near 0 and 1. */
    private static Figure share(String kind, String name, long hits, long n) {
        double p = (double) hits / n;
        double z2 = Z * Z;
        double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
        double half = Z * Math.sqrt(p * (1 - p) / n + z2 / (4.0 * n * n)) / (1 + z2 / n);
        return new Figure(kind, name, p, n, Math.max(0, centre - half), Math.min(1, centre + half));
    }
}
