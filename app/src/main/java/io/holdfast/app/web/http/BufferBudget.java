package io.holdfast.app.web.http;

import java.util.concurrent.atomic.AtomicLong;

/** Memory that the bodies of all requests share. Who finds it spent is told to come again. */
public final class BufferBudget {
    private final long bytes;
    private final AtomicLong taken = new AtomicLong();

    public BufferBudget(long bytes) {
        this.bytes = bytes;
    }

    /** The share of one request; closing gives it back. */
    public Share share() {
        return new Share();
    }

    public long taken() {
        return taken.get();
    }

    /** What one request holds. */
    public final class Share implements AutoCloseable {
        private final AtomicLong held = new AtomicLong();

        private Share() {}

        void take(long more) {
            held.addAndGet(more);
            if (taken.addAndGet(more) > bytes) {
                throw ProblemException.busy(
                        Limit.BUFFER,
                        "the bodies of all requests together reach serve.buffer_megabytes (" + (bytes >> 20) + ")",
                        1);
            }
        }

        @Override
        public void close() {
            taken.addAndGet(-held.getAndSet(0));
        }
    }
}
