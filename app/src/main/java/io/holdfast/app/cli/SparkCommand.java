package io.holdfast.app.cli;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * {@code holdfast spark} of a jar without Spark: says where it is. The launcher hands the command to the module spark,
 * whose libraries are fetched on first use, and never comes here.
 */
@Command(
        name = "spark",
        description = "Scores millions of cases and conversations with Apache Spark: files into tables, or Kafka"
                + " topics as they fill.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nWhere it runs:%n",
        footer = {
            "  ./holdfast spark --input PATH --output DIR [--master local[*]]",
            "                   [--format jsonl|parquet]",
            "  in a checkout fetches Spark on first use; ./holdfast spark --help shows every",
            "  option.",
            "  On a cluster: spark-submit with the job jar (docs/guide/scaling.md)."
        })
final class SparkCommand implements Callable<Integer> {
    /** Whatever options Spark's own command takes. */
    @Unmatched
    @SuppressWarnings("UnusedVariable")
    private List<String> rest = new ArrayList<>();

    @Override
    public Integer call() {
        throw new HoldfastException(
                ErrorCode.INTERNAL,
                "Spark is not part of this jar; run ./holdfast spark in a checkout, which fetches it, or spark-submit"
                        + " with the job jar (docs/guide/scaling.md)");
    }
}
