package io.holdfast.lab.report.markup;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.result.ModelStats;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The table that sets models side by side, in words; the reports differ only in how they draw it. */
public final class ModelTable {
    /** Titles of the columns; all but the first hold numbers. */
    public static final List<String> TITLES = List.of(
            "Model",
            "Faithfulness",
            "Perfect",
            "Failure rate",
            "False INSUFFICIENT_CONTEXT",
            "Mean latency",
            "Total time",
            "Timeouts",
            "Claims per answer");

    /** The column that has an interval beside it. */
    public static final int FAITHFULNESS = 1;
    /** The column that has its counts beside it. */
    public static final int FAILURE_RATE = 3;

    public static final int TIMEOUTS = 7;

    private ModelTable() {}

    /** What the table says of a model. */
    public static List<String> row(ModelStats model) {
        JsonNode insufficient = model.run().summary().path("abstention").path("false_insufficient_context");
        return List.of(
                model.label(),
                Words.value(faithfulness(model)),
                model.perfect() + "/" + model.scored(),
                words(model.failureRate(), Words::percent),
                insufficient.has("value")
                        ? Words.percent(insufficient.path("value").asDouble())
                        : Words.NONE,
                words(model.meanLatency(), Words::duration),
                model.latencies().isEmpty() ? Words.NONE : Words.duration(model.totalMilliseconds()),
                Words.count(model.timeouts()),
                words(model.claimsPerAnswer(), claims -> String.format(Locale.ROOT, "%.1f", claims)));
    }

    /** The places of the columns that say something of some model; recorded answers have no times and no timeouts. */
    public static List<Integer> columns(List<ModelStats> models) {
        boolean timed = models.stream().anyMatch(model -> !model.latencies().isEmpty() || model.timeouts() > 0);
        List<List<String>> rows = models.stream().map(ModelTable::row).toList();
        return IntStream.range(0, TITLES.size())
                .filter(at -> rows.stream().anyMatch(row -> !row.get(at).equals(Words.NONE)))
                .filter(at -> timed || at != TIMEOUTS)
                .boxed()
                .toList();
    }

    /** The interval of a model's faithfulness. */
    public static String interval(ModelStats model) {
        return Words.interval(faithfulness(model));
    }

    private static @Nullable JsonNode faithfulness(ModelStats model) {
        return model.run().metric("faithfulness").orElse(null);
    }

    private static String words(OptionalDouble value, DoubleFunction<String> words) {
        return value.isPresent() ? words.apply(value.getAsDouble()) : Words.NONE;
    }
}
