package io.holdfast.app.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunDirectory;
import io.holdfast.lab.store.RunRow;
import io.holdfast.lab.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Results that an earlier command left in a folder. Only the same experiment may write there again. */
public final class EarlierResults {
    private EarlierResults() {}

    /** Refuses a folder that holds a run of another experiment than {@code key}. */
    static void refuseOtherRun(Path folder, String key, Store store) {
        Optional<String> run = read(folder.resolve(RunDirectory.SIDECAR))
                .map(sidecar -> sidecar.path("run").asText());
        if (run.isPresent() && !store.find(run.get()).map(RunRow::experiment).equals(Optional.of(key))) {
            throw refused(folder, "run " + run.get());
        }
    }

    /** Refuses a folder that holds an engine experiment with a configuration that is not among these. */
    public static void refuseOtherExperiment(Path folder, Set<String> configurations) {
        read(folder.resolve("summary.json"))
                .ifPresent(summary -> summary.path("configurations").forEach(configuration -> {
                    if (!configurations.contains(configuration.path("config").asText())) {
                        throw refused(folder, configuration.path("name").asText());
                    }
                }));
    }

    private static Optional<JsonNode> read(Path file) {
        try {
            return Files.isRegularFile(file) ? Optional.of(Json.read(Files.readString(file))) : Optional.empty();
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            return Optional.empty(); // none of ours
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HoldfastException refused(Path folder, String what) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                folder + " holds the results of another experiment (" + what
                        + "); name another --out, or say --overwrite to replace them");
    }
}
