package io.holdfast.app.web.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunDirectory;
import io.holdfast.lab.store.RunRow;
import io.holdfast.lab.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The runs of the store, and those under way. */
public final class RunDesk implements AutoCloseable {
    private final Store store;

    public RunDesk(Store store) {
        this.store = store;
    }

    /** All runs, newest first. */
    public List<RunView> list() {
        List<String> ids = new ArrayList<>(store.runIds());
        Collections.reverse(ids);
        return ids.stream().flatMap(id -> find(id).stream()).toList();
    }

    public Optional<RunView> find(String id) {
        return store.find(id).map(this::view);
    }

    /** The store, for those who read more of a run than its view. */
    public Store store() {
        return store;
    }

    private RunView view(RunRow row) {
        JsonNode description = Json.own(row.description());
        RunDirectory directory = directory(row);
        return new RunView(
                row.id(),
                row.finished() == null ? RunState.INTERRUPTED : RunState.FINISHED,
                description.path("dataset").asText(),
                description.path("model").asText(),
                store.trials(row.id()).size(),
                null,
                row.started(),
                row.finished(),
                null,
                directory);
    }

    private static @Nullable RunDirectory directory(RunRow row) {
        Path path = Path.of(row.directory());
        return Files.isRegularFile(path.resolve(RunDirectory.SUMMARY)) ? new RunDirectory(path) : null;
    }

    @Override
    public void close() {
        store.close();
    }
}
