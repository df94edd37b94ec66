package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.history.Build;
import io.holdfast.lab.history.History;
import io.holdfast.lab.history.Trend;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that keep what each build came to. */
final class HistoryOptions {
    @Option(
            names = "--history",
            paramLabel = "DIR",
            description =
                    "Keeps one small file a build in DIR, says what changed since the last, and draws the trend in"
                            + " the HTML report.")
    private @Nullable String folder;

    @Option(
            names = "--build",
            paramLabel = "NAME",
            description = "What --history calls this build, e.g. a commit; a build of that name is replaced (default:"
                    + " its number).")
    private @Nullable String build;

    /** The builds so far, read before anything is scored; empty where none are kept. */
    Optional<History> read(Console console) throws IOException {
        if (folder == null) {
            if (build != null) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, "--build names a build of --history DIR; add it");
            }
            return Optional.empty();
        }
        Path path = console.path(folder);
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--history " + folder + " is a file; name a folder");
        }
        History history = History.read(path);
        history.unread().forEach(problem -> console.note(folder + "/" + problem));
        return Optional.of(history);
    }

    /**
     * Adds this build to the folder.
     *
     * @param named makes the build of its name
     */
    Trend keep(Console console, History history, Function<String, Build> named) {
        Path path = console.path(String.valueOf(folder));
        int number = history.numberOf(Optional.ofNullable(build));
        while (!history.has(number) && Files.exists(path.resolve(History.fileName(number)))) {
            number++; // another build ended meanwhile
        }
        Build kept = named.apply(build == null ? Integer.toString(number) : build);
        Path file = path.resolve(History.fileName(number));
        try (OutputFile out = new OutputFile(file)) {
            out.line(Json.line(kept.json()));
            out.complete();
        }
        return history.with(number, kept);
    }
}
