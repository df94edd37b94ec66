package io.holdfast.app.web.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunRow;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Puts together the state of a run from what the store, its files and this process know of it. */
final class RunViews {
    static final String INTERRUPTED = "the service or the command ended while it ran; resume it to go on";

    private RunViews() {}

    static RunView of(RunRow row, @Nullable RunJob job, RunFiles files, IntSupplier kept) {
        if (job != null) {
            return view(row, job.state(), Math.max(job.done(), 0), job.total(), null, files);
        }
        Optional<RunFiles.Ending> ending = files.ending();
        Optional<String> stopped = row.finished() == null ? Optional.empty() : files.stopped();
        if (ending.isPresent()) {
            return view(
                    row,
                    ending.get().state(),
                    kept.getAsInt(),
                    null,
                    ending.get().problem(),
                    files);
        } else if (row.finished() == null) {
            return view(row, RunState.INTERRUPTED, kept.getAsInt(), null, INTERRUPTED, files);
        } else if (stopped.isPresent()) {
            return view(row, RunState.FAILED, kept.getAsInt(), null, stopped.get(), files);
        }
        int trials = kept.getAsInt();
        return view(row, RunState.FINISHED, trials, trials, null, files);
    }

    private static RunView view(
            RunRow row, RunState state, int done, @Nullable Integer total, @Nullable String problem, RunFiles files) {
        ObjectNode description = Json.own(row.description());
        return new RunView(
                row.id(),
                state,
                description.path("dataset").asText(),
                description.path("model").asText(),
                done,
                total,
                row.started(),
                state == RunState.FINISHED ? row.finished() : null,
                problem,
                files.results());
    }
}
