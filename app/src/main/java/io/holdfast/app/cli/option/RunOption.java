package io.holdfast.app.cli.option;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.CheckFile;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds the run a user named: by its directory, by a file of checked answers, or by its id in the folder of the runs or in the store. */
public final class RunOption {
    private final Console console;
    private final Config config;

    public RunOption(Console console, Config config) {
        this.console = console;
        this.config = config;
    }

    public RunResult load(String name) {
        Path directory = console.path(name);
        if (Files.isDirectory(directory)) {
            return RunResult.load(directory);
        }
        if (Files.isRegularFile(directory)) {
            try {
                return CheckFile.load(directory, name, config, Version.current());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        Path byId = console.path(config.pipeline().runsDir()).resolve(name);
        if (Files.isDirectory(byId)) {
            return RunResult.load(byId);
        }
        Path elsewhere = stored(name);
        if (elsewhere != null && Files.isDirectory(elsewhere)) {
            return RunResult.load(elsewhere);
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "no run " + name + ": neither a directory, nor a file written by holdfast check --out, nor an id in "
                        + config.pipeline().runsDir() + "; holdfast run prints the directory of a run");
    }

    /** Where the store says a run is; a store that is not there is not made. */
    private @Nullable Path stored(String id) {
        String url = config.pipeline().store();
        Path file = console.path(config.pipeline().runsDir()).resolve("holdfast.db");
        if (url.isEmpty() && !Files.exists(file)) {
            return null;
        }
        try (Store store = Store.open(url.isEmpty() ? "jdbc:sqlite:" + file : url)) {
            return store.find(id).map(run -> Path.of(run.directory())).orElse(null);
        }
    }
}
