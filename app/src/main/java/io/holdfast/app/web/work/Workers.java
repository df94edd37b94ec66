package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.http.Places;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A fixed number of threads behind a bounded queue in which clients take turns. A request that finds the queue full, or
 * that waits longer than the deadline, is refused with "come again"; once a worker has begun, it is finished, or stopped
 * when it takes longer than the longest time. Lines of batches queue behind requests of the same client: each counts as
 * if it had come one deadline later, so that neither starves the other.
 */
public final class Workers implements AutoCloseable {
    private final Settings settings;
    private final QueueObserver observer;
    private final FairQueue queue;
    private final Places waiting;
    private final AtomicLong sequence = new AtomicLong();
    private final List<Thread> threads = new ArrayList<>();
    private boolean closed;

    /**
     * @param count places for work; there is one thread more (see {@link FairQueue})
     * @param capacity requests that may wait
     * @param deadline longest wait
     * @param longest time that one piece of work may take
     */
    public record Settings(int count, int capacity, Duration deadline, Duration longest) {}

    public Workers(Settings settings, QueueObserver observer) {
        this.settings = settings;
        this.observer = observer;
        this.queue = new FairQueue(settings.count());
        this.waiting = new Places(settings.capacity());
        for (int i = 0; i <= settings.count(); i++) {
            Thread thread = new Thread(this::work, "holdfast-worker-" + i);
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
    }

    /** Work of a request: refused when it cannot begin in time, else done. */
    public <T> T call(Demand demand, Callable<T> work) {
        String client = demand.client();
        if (!waiting.take(client, 1)) {
            throw ProblemException.busy(
                    Limit.QUEUE_FULL,
                    "all " + settings.capacity() + " places of the queue are taken, or " + waiting.each()
                            + " by one client",
                    retryAfter());
        }
        Task<T> task = task(demand, work, 0, () -> waiting.give(client, 1));
        if (!add(task)) {
            waiting.give(client, 1);
            throw new ProblemException(Problem.Kind.SHUTTING_DOWN, "the service is stopping; ask another instance");
        }
        if (!task.begunWithin(settings.deadline()) && task.abandon()) {
            remove(task);
            throw ProblemException.busy(
                    Limit.QUEUE_DEADLINE,
                    "no worker was free within " + settings.deadline().toMillis()
                            + " ms (serve.queue_deadline_milliseconds)",
                    retryAfter());
        }
        return task.result();
    }

    /** Work of a batch: it waits its turn; the caller bounds how much it hands in. */
    public <T> Future<T> queue(Demand demand, Callable<T> work) {
        Task<T> task = task(demand, work, settings.deadline().toNanos(), () -> {});
        if (!add(task)) {
            task.cancel(false);
        }
        return task;
    }

    private <T> Task<T> task(Demand demand, Callable<T> work, long grace, Runnable leavesQueue) {
        return new Task<>(demand, work, System.nanoTime(), sequence.getAndIncrement(), grace, leavesQueue);
    }

    private synchronized boolean add(Task<?> task) {
        if (!closed) {
            queue.add(task);
            notifyAll();
        }
        return !closed;
    }

    private synchronized void remove(Task<?> task) {
        queue.remove(task);
    }

    /** Requests that wait for a worker. */
    public int waiting() {
        return (int) waiting.taken();
    }

    public int count() {
        return settings.count();
    }

    private int retryAfter() {
        return (int) Math.max(1, (settings.deadline().toMillis() + 999) / 1000);
    }

    private void work() {
        for (Task<?> task = next(); task != null; task = next()) {
            observer.waited(task.age());
            task.run();
            over(task);
        }
    }

    private synchronized @Nullable Task<?> next() {
        while (!closed) {
            Task<?> task = queue.next();
            if (task != null && task.begin()) {
                return task;
            }
            if (task != null) {
                queue.skip(task);
                continue;
            }
            try {
                wait();
            } catch (InterruptedException e) {
                // meant for work that is over: nobody stops a worker this way
            }
        }
        return null;
    }

    private synchronized void over(Task<?> task) {
        queue.over(task);
        notifyAll();
    }

    /** Stops the work that has taken longer than the longest time. */
    public synchronized void stopOverdue() {
        queue.running().stream()
                .filter(task -> task.underWay().compareTo(settings.longest()) > 0)
                .forEach(Task::stop);
    }

    /** Takes no more work, cancels what waits and stops what runs; accepted requests have been waited for before. */
    @Override
    public synchronized void close() {
        closed = true;
        queue.drain().forEach(Task::drop);
        queue.running().forEach(Task::lose);
        notifyAll();
    }
}
