package io.holdfast.app.web.work;

import java.time.Duration;

/** Told what happens in the queue, so that it can be counted. */
public interface QueueObserver {
    /** A worker began something that had waited this long. */
    void waited(Duration time);

    /** @param reason {@code queue_full} or {@code queue_deadline} */
    void refused(String reason);
}
