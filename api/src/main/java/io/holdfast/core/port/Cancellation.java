package io.holdfast.core.port;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;

/** Judging an answer is cancelled by interrupting its thread: whatever takes long asks here whether to go on. */
public final class Cancellation {
    private Cancellation() {}

    /** Ends the work of an interrupted thread. The thread stays interrupted, so that all of the work ends. */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new HoldfastException(
                    ErrorCode.TOO_COMPLEX,
                    "it was stopped before it was done, because it took too long; split the answer, or give fewer"
                            + " documents");
        }
    }
}
