package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** A piece of work in the queue; it is either begun by a worker or abandoned by who asked for it, never both. */
final class Task<T> extends FutureTask<T> implements Comparable<Task<?>> {
    private final Demand demand;
    private final long created;
    private final long due;
    private final long sequence;
    private final Runnable leavesQueue;
    private final AtomicBoolean taken = new AtomicBoolean();
    private final CountDownLatch begun = new CountDownLatch(1);
    private volatile long began;
    private @Nullable Thread worker;

    /** @param grace nanoseconds by which the work may be put back behind others */
    Task(Demand demand, Callable<T> work, long created, long sequence, long grace, Runnable leavesQueue) {
        super(work);
        this.demand = demand;
        this.created = created;
        this.due = created + grace;
        this.sequence = sequence;
        this.leavesQueue = leavesQueue;
    }

    Demand demand() {
        return demand;
    }

    /** Taken up by a worker: false when nobody waits for it any more. */
    boolean begin() {
        if (!taken.compareAndSet(false, true)) {
            return false;
        }
        began = System.nanoTime();
        leavesQueue.run();
        begun.countDown();
        return true;
    }

    /** Given up by who asked: false when a worker has begun it. */
    boolean abandon() {
        if (!taken.compareAndSet(false, true)) {
            return false;
        }
        leavesQueue.run();
        return true;
    }

    boolean begunWithin(Duration time) {
        try {
            return begun.await(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    Duration age() {
        return Duration.ofNanos(System.nanoTime() - created);
    }

    /** How long a worker has been at it. */
    Duration underWay() {
        return Duration.ofNanos(System.nanoTime() - began);
    }

    @Override
    public void run() {
        synchronized (this) {
            worker = Thread.currentThread();
        }
        try {
            super.run();
        } finally {
            synchronized (this) {
                worker = null;
                // told to stop after it was done: the next task must not hear of it
                boolean unused = Thread.interrupted();
            }
        }
    }

    /** Tells the work to end where it is; what it has by then is its result. */
    synchronized void stop() {
        if (worker != null) {
            worker.interrupt();
        }
    }

    /** Tells who waits for it, at once, that it will not be done, and the work to end where it is. */
    void lose() {
        cancel(false);
        stop();
    }

    /** Cancels what no worker has begun; who waits for it is told. */
    void drop() {
        if (abandon()) {
            cancel(false);
            begun.countDown();
        }
    }

    T result() {
        try {
            return get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw stopped();
        } catch (CancellationException e) {
            throw stopped();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            } else if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static ProblemException stopped() {
        return new ProblemException(Problem.Kind.SHUTTING_DOWN, "the service stopped before this was done");
    }

    @Override
    public int compareTo(Task<?> other) {
        int byTime = Long.signum(due - other.due);
        return byTime != 0 ? byTime : Long.compare(sequence, other.sequence);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
