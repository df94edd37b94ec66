package io.holdfast.app.web.http;

import java.util.HashMap;
import java.util.Map;

/**
 * A number of places that clients share: requests in a queue, bytes of bodies, batches. One client alone may hold three
 * quarters of them; the rest is for others, however much it sends. Where there are fewer than four, it may hold all.
 */
public final class Places {
    private static final int KEPT_SHARE = 4;

    private final long total;
    private final long each;
    private final Map<String, Long> held = new HashMap<>();
    private long taken;

    public Places(long total) {
        this(total, total - total / KEPT_SHARE);
    }

    /** @param each the most that one client may hold */
    public Places(long total, long each) {
        this.total = total;
        this.each = each;
    }

    /** Takes so many places for a client; false, and none are taken, when it would hold too many or there are too few. */
    public synchronized boolean take(String client, long places) {
        long of = held.getOrDefault(client, 0L);
        if (taken + places > total || of + places > each) {
            return false;
        }
        held.put(client, of + places);
        taken += places;
        return true;
    }

    /** Gives places back that the client took. */
    public synchronized void give(String client, long places) {
        taken -= places;
        held.computeIfPresent(client, (name, of) -> of == places ? null : Long.valueOf(of - places));
    }

    public synchronized long taken() {
        return taken;
    }

    /** The most that one client may hold. */
    public long each() {
        return each;
    }
}
