package io.holdfast.lab.store;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One run as it is kept.
 *
 * @param experiment key of everything that was asked for: equal keys mean the same run can be continued
 * @param fresh started with {@code --no-resume}: answers of other runs are not reused
 * @param description the experiment in JSON
 */
public record RunRow(
        String id,
        String experiment,
        boolean fresh,
        String directory,
        String description,
        String started,
        @Nullable String finished) {
    public RunRow {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(experiment, "experiment");
        Objects.requireNonNull(directory, "directory");
        Objects.requireNonNull(description, "description");
        Objects.requireNonNull(started, "started");
    }
}
