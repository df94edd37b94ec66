package io.holdfast.app.web.work;

import java.time.Duration;

/** Told how long work waited in the queue, so that it can be counted. */
public interface QueueObserver {
    /** A worker began something that had waited this long. */
    void waited(Duration time);
}
