package io.holdfast.app.web;

import io.holdfast.app.web.load.LoadGenerator;
import io.holdfast.app.web.load.LoadTally;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Requests that keep coming at a rate, whatever becomes of them, until told to end. */
final class Flood {
    private final AtomicBoolean on = new AtomicBoolean(true);
    private final CompletableFuture<LoadTally> tally;

    Flood(LoadGenerator load, double perSecond) {
        tally = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return load.openWhile(perSecond, on::get);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                },
                work -> new Thread(work, "flood").start());
    }

    /** Sends no more, and waits for what was sent. */
    LoadTally end() throws Exception {
        on.set(false);
        return tally.get(120, TimeUnit.SECONDS);
    }
}
