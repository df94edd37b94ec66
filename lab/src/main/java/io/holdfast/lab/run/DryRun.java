package io.holdfast.lab.run;

import io.holdfast.core.config.section.ExperimentSettings.Price;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a run would take, before it takes it.
 *
 * @param calls trials that have no answer yet
 * @param reused trials that have one
 * @param outputTokens at most
 * @param price at most; null when the model has no price
 */
public record DryRun(
        int cases,
        int trials,
        int calls,
        int reused,
        long inputTokens,
        long outputTokens,
        @Nullable Double price) {

    public static DryRun of(
            int cases,
            List<Trial> all,
            List<Trial> open,
            Function<Trial, Budget.Estimate> estimate,
            @Nullable Price price) {
        long input = 0;
        long output = 0;
        for (Trial trial : open) {
            Budget.Estimate tokens = estimate.apply(trial);
            input += tokens.inputTokens();
            output += tokens.outputTokens();
        }
        return new DryRun(
                cases,
                all.size(),
                open.size(),
                all.size() - open.size(),
                input,
                output,
                price == null ? null : price.of(input, output));
    }
}
