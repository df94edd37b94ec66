package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.result.RunResult;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the run a user named: by its directory, or by its id in the folder of the runs. */
final class RunOption {
    private final Console console;
    private final Config config;

    RunOption(Console console, Config config) {
        this.console = console;
        this.config = config;
    }

    RunResult load(String name) {
        Path directory = console.path(name);
        if (Files.isDirectory(directory)) {
            return RunResult.load(directory);
        }
        Path byId = console.path(config.pipeline().runsDir()).resolve(name);
        if (Files.isDirectory(byId)) {
            return RunResult.load(byId);
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "no run " + name + ": neither a directory nor an id in "
                        + config.pipeline().runsDir() + "; holdfast run prints the directory of a run");
    }
}
