package io.holdfast.spark.cli;

import io.holdfast.core.model.ErrorCode;

/** The exit codes of the product. */
final class SparkExit {
    static final int OK = 0;
    static final int BAD_INPUT = 2;
    static final int INFRASTRUCTURE = 3;

    private SparkExit() {}

    static int of(ErrorCode code) {
        return code == ErrorCode.BAD_INPUT || code == ErrorCode.BAD_CONFIG ? BAD_INPUT : INFRASTRUCTURE;
    }
}
