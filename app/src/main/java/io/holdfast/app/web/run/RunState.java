package io.holdfast.app.web.run;

import java.util.Locale;

/** The state of a run. */
public enum RunState {
    /** Accepted, waiting for its turn. */
    QUEUED,
    RUNNING,
    /** Every trial was tried and evaluated. */
    FINISHED,
    /** Stopped by someone; it can be resumed. */
    CANCELLED,
    /** The service or its process ended while it ran; it can be resumed. */
    INTERRUPTED,
    /** It could not go on; the problem says why; it can be resumed. */
    FAILED;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
