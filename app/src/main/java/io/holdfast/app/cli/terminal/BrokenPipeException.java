package io.holdfast.app.cli.terminal;

/** Whoever read our output went away, as {@code | head} does: the command ends, quietly. */
public final class BrokenPipeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenPipeException(Throwable cause) {
        super(cause);
    }
}
