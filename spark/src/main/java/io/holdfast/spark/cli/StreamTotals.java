package io.holdfast.spark.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.spark.table.Metrics;
import java.util.Locale;

/** What a stream has done since it was started: a line for each micro-batch, and the sum at the end of one that ends. */
final class StreamTotals {
    private final Terminal terminal;
    private long batches;
    private long records;
    private long deadLetters;

    StreamTotals(Terminal terminal) {
        this.terminal = terminal;
    }

    synchronized void add(long batch, Metrics metrics) {
        batches++;
        records += metrics.records();
        deadLetters += metrics.deadLetters();
        terminal.err()
                .printf(
                        Locale.ROOT,
                        "holdfast: micro-batch %,d: %,d scored, %,d dead letters%n",
                        batch,
                        metrics.records(),
                        metrics.deadLetters());
    }

    synchronized void print(String output, boolean json) {
        if (json) {
            ObjectNode sum = Json.object();
            sum.put("output", output);
            sum.put("micro_batches", batches);
            sum.put("records", records);
            sum.put("dead_letters", deadLetters);
            terminal.out().println(Json.line(sum));
        } else {
            terminal.out()
                    .printf(
                            Locale.ROOT,
                            "%,d messages scored to %s, %,d dead letters, in %,d micro-batches%n",
                            records,
                            output,
                            deadLetters,
                            batches);
        }
    }
}
