package io.holdfast.app.web.run;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.run.Progress;
import org.jspecify.annotations.Nullable;

/** A run under way in this process: how far it is, and whether it was told to stop. */
final class RunJob {
    private final String id;
    private final String client;
    private final RunSource source;
    private final String key;
    private final int total;
    private volatile RunState state = RunState.QUEUED;
    private volatile boolean stopping;
    private volatile boolean cancelled;
    private volatile int done;
    private @Nullable Thread thread;

    RunJob(String id, String client, RunSource source, RunPlan plan) {
        this.id = id;
        this.client = client;
        this.source = source;
        this.key = plan.key();
        this.total = plan.plan().trials().size();
    }

    String id() {
        return id;
    }

    /** Who asked for it. */
    String client() {
        return client;
    }

    RunSource source() {
        return source;
    }

    String key() {
        return key;
    }

    int total() {
        return total;
    }

    RunState state() {
        return state;
    }

    int done() {
        return done;
    }

    boolean cancelled() {
        return cancelled;
    }

    boolean stopping() {
        return stopping;
    }

    synchronized void running() {
        checkpoint();
        thread = Thread.currentThread();
        state = RunState.RUNNING;
    }

    synchronized void over() {
        thread = null;
    }

    /** Someone wants it no more; a call to a model server is not waited for. */
    synchronized void cancel() {
        cancelled = true;
        stopping = true;
        if (thread != null) {
            thread.interrupt();
        }
    }

    /** The service stops: what was answered is kept, the rest waits for a resume. */
    void interrupt() {
        stopping = true;
    }

    void progress(Progress.Snapshot snapshot) {
        done = snapshot.done();
        checkpoint();
    }

    /** Ends the run here if it was told to stop; whatever was answered before is in the store. */
    void checkpoint() {
        if (stopping) {
            throw new Stopped();
        }
    }

    /** Unwinds the lab when a run is told to stop. */
    static final class Stopped extends HoldfastException {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super(ErrorCode.INTERNAL, "the run was stopped");
        }
    }
}
