package io.holdfast.app.web.http;

/** Memory that the bodies of all requests share. A client that finds it spent is told to come again. */
public final class BufferBudget {
    private final long bytes;
    private final Places places;

    /** @param longest bytes of the longest body: one client may always hold one */
    public BufferBudget(long bytes, long longest) {
        this.bytes = bytes;
        this.places = new Places(bytes, Math.max(longest, new Places(bytes).each()));
    }

    /** The share of one request; closing gives it back. */
    public Share share(String client) {
        return new Share(client);
    }

    public long taken() {
        return places.taken();
    }

    /** What one request holds. */
    public final class Share implements AutoCloseable {
        private final String client;
        private long held;

        private Share(String client) {
            this.client = client;
        }

        void take(long more) {
            if (!places.take(client, more)) {
                throw ProblemException.busy(
                        Limit.BUFFER,
                        "the bodies of all requests together reach serve.buffer_megabytes (" + (bytes >> 20)
                                + "), or those of one client its part of them",
                        1);
            }
            held += more;
        }

        @Override
        public void close() {
            places.give(client, held);
            held = 0;
        }
    }
}
