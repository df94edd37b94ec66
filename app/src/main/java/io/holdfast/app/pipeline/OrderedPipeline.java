package io.holdfast.app.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Applies a function to a stream of items on several threads and hands the results on in the order of the items. The
 * calling thread reads and writes; it reads no further than a window ahead of what it has written, so memory is bounded
 * by the window and a slow reader of the results slows the whole.
 *
 * @param <I> an item
 * @param <O> a result
 */
public final class OrderedPipeline<I, O> {
    /** Items in flight per thread: enough that one slow item does not idle the other threads. */
    private static final int WINDOW_PER_THREAD = 16;

    private final int threads;
    private final Function<? super I, ? extends O> work;

    public OrderedPipeline(int threads, Function<? super I, ? extends O> work) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be 1 or more: " + threads);
        }
        this.threads = threads;
        this.work = work;
    }

    /** Runs to the end of the items. What the items, the work or the sink throw ends the run and is thrown here. */
    public void run(Iterator<? extends I> items, Consumer<? super O> sink) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, new Workers());
        Deque<Future<O>> window = new ArrayDeque<>();
        try {
            while (items.hasNext()) {
                I item = items.next();
                window.add(pool.submit(() -> work.apply(item)));
                if (window.size() >= threads * WINDOW_PER_THREAD) {
                    sink.accept(result(window.remove()));
                }
            }
            while (!window.isEmpty()) {
                sink.accept(result(window.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static <O> O result(Future<O> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            } else if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static final class Workers implements ThreadFactory {
        private final AtomicInteger count = new AtomicInteger();

        @Override
        public Thread newThread(Runnable work) {
            Thread thread = new Thread(work, "holdfast-" + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        }
    }
}
