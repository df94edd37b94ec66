package io.holdfast.app.web.http;

import java.util.Locale;

/** The limits at which a request is told to come again; each is counted by its name. */
public enum Limit {
    /** No place in the queue. */
    QUEUE_FULL,
    /** A place in the queue, and no worker in time. */
    QUEUE_DEADLINE,
    /** Too many bodies on their way. */
    BODIES,
    /** Too much memory held by bodies. */
    BUFFER,
    /** Too many requests of one client under way, or of all. */
    REQUESTS,
    BATCHES,
    RUNS,
    /** Too many pages that read whole runs. */
    PAGES;

    /** The name that metrics show. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
