package io.holdfast.app.cli;

/** Whoever read our output went away, as {@code | head} does: the command ends, quietly. */
final class BrokenPipeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenPipeException(Throwable cause) {
        super(cause);
    }
}
