package io.holdfast.app.web.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the service keeps of a run beside the lab's own files: what was asked for, and how it ended if not well. */
final class RunFiles {
    static final String CASES = "cases.jsonl";
    static final String ANSWERS = "answers.jsonl";
    private static final String REQUEST = "request.json";
    private static final String ENDING = "ending.json";

    private final Path directory;

    RunFiles(Path directory) {
        this.directory = directory;
    }

    /** How a run ended before its time. */
    record Ending(RunState state, String problem) {}

    void request(RunRequest request) {
        if (request.cases() != null) {
            write(CASES, RunRequest.lines(request.cases()));
            write(ANSWERS, RunRequest.answers(request.cases()));
        }
        write(REQUEST, Json.pretty(request.json()) + "\n");
    }

    /** What was asked for; empty when the command line made the run. */
    Optional<ObjectNode> request() {
        return read(REQUEST).map(Json::own);
    }

    String text(String name) {
        return read(name)
                .orElseThrow(
                        () -> new HoldfastException(ErrorCode.STORE_FAILED, directory.resolve(name) + " is missing"));
    }

    Path path(String name) {
        return directory.resolve(name);
    }

    void ended(RunState state, String problem) {
        write(ENDING, Json.line(Json.object().put("state", state.id()).put("problem", problem)) + "\n");
    }

    void begins() {
        try {
            Files.deleteIfExists(directory.resolve(ENDING));
        } catch (IOException e) {
            throw failed(ENDING, e);
        }
    }

    Optional<Ending> ending() {
        return read(ENDING)
                .map(Json::own)
                .map(node -> new Ending(
                        RunState.valueOf(node.path("state").asText().toUpperCase(Locale.ROOT)),
                        node.path("problem").asText()));
    }

    /** The lab's files, once the summary is there. */
    @Nullable RunDirectory results() {
        return Files.isRegularFile(directory.resolve(RunDirectory.SUMMARY)) ? new RunDirectory(directory) : null;
    }

    /** Why the lab stopped the run early, if it did. */
    Optional<String> stopped() {
        RunDirectory results = results();
        JsonNode stopped = results == null ? Json.object() : results.summary().path("stopped");
        return stopped.has("message") ? Optional.of(stopped.path("message").asText()) : Optional.empty();
    }

    private Optional<String> read(String name) {
        try {
            Path file = directory.resolve(name);
            return Files.isRegularFile(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw failed(name, e);
        }
    }

    private void write(String name, String text) {
        try {
            Files.createDirectories(directory);
            Path part = directory.resolve(name + ".part");
            Files.writeString(part, text);
            Files.move(
                    part, directory.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw failed(name, e);
        }
    }

    private HoldfastException failed(String name, IOException e) {
        return new HoldfastException(ErrorCode.STORE_FAILED, "cannot keep " + directory.resolve(name) + ": " + e, e);
    }
}
