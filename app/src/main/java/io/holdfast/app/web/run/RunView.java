package io.holdfast.app.web.run;

import io.holdfast.lab.store.RunDirectory;
import org.jspecify.annotations.Nullable;

/**
 * A run as people and programs see it, whether the service or the command line started it.
 *
 * @param done trials answered or failed so far
 * @param total trials of the plan; null when it is not known
 * @param finished when it ended; null before
 * @param problem why it failed, or why it stopped early; null when nothing went wrong
 * @param directory its files: queries, findings, summary; null before they are written
 */
public record RunView(
        String id,
        RunState state,
        String dataset,
        String model,
        int done,
        @Nullable Integer total,
        String started,
        @Nullable String finished,
        @Nullable String problem,
        @Nullable RunDirectory directory) {}
