package io.holdfast.app.cli.option;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --threads}: how many threads work. */
public final class ThreadOption {
    @Option(names = "--threads", paramLabel = "N", description = "Threads (default: one per core).")
    private @Nullable Integer threads;

    public int count() {
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (count < 1) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--threads is " + count + "; allowed: 1 or more");
        }
        return count;
    }
}
