package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A fixed number of threads behind a bounded queue. A request that finds the queue full, or that waits longer than the
 * deadline, is refused with "come again"; once a worker has begun, it is always finished. Lines of batches queue behind
 * requests: each counts as if it had come one deadline later, so that neither starves the other.
 */
public final class Workers implements AutoCloseable {
    private final int capacity;
    private final Duration deadline;
    private final QueueObserver observer;
    private final PriorityBlockingQueue<Task<?>> queue = new PriorityBlockingQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicLong sequence = new AtomicLong();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean closed;

    public Workers(int count, int capacity, Duration deadline, QueueObserver observer) {
        this.capacity = capacity;
        this.deadline = deadline;
        this.observer = observer;
        for (int i = 1; i <= count; i++) {
            Thread thread = new Thread(this::work, "holdfast-worker-" + i);
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
    }

    /** Work of a request: refused when it cannot begin in time, else done. */
    public <T> T call(Callable<T> work) {
        if (closed) {
            throw new ProblemException(Problem.Kind.SHUTTING_DOWN, "the service is stopping; ask another instance");
        }
        if (waiting.incrementAndGet() > capacity) {
            waiting.decrementAndGet();
            throw ProblemException.busy(
                    Limit.QUEUE_FULL, "all " + capacity + " places of the queue are taken", retryAfter());
        }
        Task<T> task = new Task<>(work, System.nanoTime(), sequence.getAndIncrement(), 0, waiting::decrementAndGet);
        queue.add(task);
        if (!task.begunWithin(deadline) && task.abandon()) {
            queue.remove(task);
            throw ProblemException.busy(
                    Limit.QUEUE_DEADLINE,
                    "no worker was free within " + deadline.toMillis() + " ms (serve.queue_deadline_milliseconds)",
                    retryAfter());
        }
        return task.result();
    }

    /** Work of a batch: it waits its turn; the caller bounds how much it hands in. */
    public <T> Future<T> queue(Callable<T> work) {
        Task<T> task = new Task<>(work, System.nanoTime(), sequence.getAndIncrement(), deadline.toNanos(), () -> {});
        queue.add(task);
        return task;
    }

    /** Requests that wait for a worker. */
    public int waiting() {
        return waiting.get();
    }

    public int count() {
        return threads.size();
    }

    private int retryAfter() {
        return (int) Math.max(1, (deadline.toMillis() + 999) / 1000);
    }

    private void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Task<?> task = queue.take();
                if (task.begin()) {
                    observer.waited(task.age());
                    task.run();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Takes no more work; what is queued or running has been waited for by those who asked for it. */
    @Override
    public void close() {
        closed = true;
        threads.forEach(Thread::interrupt);
        for (Task<?> task = queue.poll(); task != null; task = queue.poll()) {
            task.cancel(false);
        }
    }
}
