package io.holdfast.app.cli.terminal;

import io.holdfast.core.model.ErrorCode;

/** The exit codes; scripts depend on them. */
public final class Exit {
    public static final int OK = 0;
    public static final int GATE_FAILED = 1;
    public static final int BAD_INPUT = 2;
    public static final int INFRASTRUCTURE = 3;

    private Exit() {}

    public static int of(ErrorCode code) {
        return code == ErrorCode.BAD_INPUT || code == ErrorCode.BAD_CONFIG ? BAD_INPUT : INFRASTRUCTURE;
    }
}
