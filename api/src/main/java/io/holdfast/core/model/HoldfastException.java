package io.holdfast.core.model;

import org.jspecify.annotations.Nullable;

/** An error with a code; its message says what is wrong, where, and what to do next. */
public class HoldfastException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorCode code;

    public HoldfastException(ErrorCode code, String message) {
        this(code, message, null);
    }

    public HoldfastException(ErrorCode code, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.code = code;
    }

    public ErrorCode code() {
        return code;
    }
}
