package io.holdfast.models.onnx;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * The gate in front of native code. A process that exits while a thread is inside ONNX Runtime crashes: the library's
 * static data is destroyed under the thread. So every call passes here, and a stop of the JVM closes the gate and waits
 * for the calls under way. Who comes later waits until the process is gone. While work is kept that a stop finishes
 * first, a call that the stop makes impossible, such as loading the library, is cancelled instead: that work must end.
 *
 * <p>Calls must not be nested: the inner one would wait behind a gate that waits for the outer one.
 */
public final class NativeCalls {
    /** Longer than any call: loading a model takes about a second. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long LOOK_NANOS = 500_000;

    private static final NativeCalls OF_THIS_JVM = new NativeCalls();

    static {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> OF_THIS_JVM.close(PATIENCE), "holdfast-native-gate"));
        } catch (IllegalStateException e) {
            OF_THIS_JVM.closed = true; // the JVM stops already
        }
    }

    private final AtomicInteger underWay = new AtomicInteger();
    /** How long a stop waits for each piece of kept work, in nanoseconds. */
    private final Map<Kept, Long> kept = new ConcurrentHashMap<>();

    private volatile boolean closed;

    private final BooleanSupplier stopping;

    NativeCalls() {
        this(NativeCalls::jvmStops);
    }

    /** @param stopping whether the JVM stops */
    NativeCalls(BooleanSupplier stopping) {
        this.stopping = stopping;
    }

    /** A call into native code. */
    interface Call<T, E extends Exception> {
        T run() throws E;
    }

    /** Work that a stop of the JVM finishes first, such as the requests that a service has accepted. */
    public interface Kept extends AutoCloseable {
        @Override
        void close();
    }

    /** Keeps the gate open during a stop until this is closed. Whoever holds it must end by itself when stopped. */
    public static Kept keepOpen() {
        return OF_THIS_JVM.keep(Duration.ofNanos(Long.MAX_VALUE));
    }

    /** Keeps the gate open until this is closed, but holds a stop up no longer than {@code atMost}. */
    public static Kept keepOpen(Duration atMost) {
        return OF_THIS_JVM.keep(atMost);
    }

    static <T, E extends Exception> T run(Call<T, E> call) throws E {
        return OF_THIS_JVM.pass(call);
    }

    /** Frees native memory; not once the gate is closed: the process gives all of it back. */
    static <T, E extends Exception> void free(Call<T, E> call) throws E {
        OF_THIS_JVM.passWhileOpen(call);
    }

    Kept keep(Duration atMost) {
        Kept work = new Kept() {
            @Override
            public void close() {
                kept.remove(this);
            }
        };
        kept.put(work, atMost.toNanos());
        return work;
    }

    <T, E extends Exception> void passWhileOpen(Call<T, E> call) throws E {
        underWay.incrementAndGet();
        try {
            if (!closed) {
                call.run();
            }
        } finally {
            underWay.decrementAndGet();
        }
    }

    <T, E extends Exception> T pass(Call<T, E> call) throws E {
        underWay.incrementAndGet();
        try {
            if (!closed) {
                return call.run();
            }
        } catch (RuntimeException e) {
            // the library registers hooks of its own, which a JVM that stops refuses
            if (!stopping.getAsBoolean()) {
                throw e;
            }
            if (!kept.isEmpty()) {
                throw new CancellationException("the process stops");
            }
        } finally {
            underWay.decrementAndGet();
        }
        while (true) {
            waitForTheEnd();
        }
    }

    /** Lets the kept work end, takes no more calls, and waits for those under way; false when they took too long. */
    boolean close(Duration patience) {
        long begin = System.nanoTime();
        while (kept.values().stream().anyMatch(atMost -> System.nanoTime() - begin < atMost)) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
        closed = true;
        long end = System.nanoTime() + patience.toNanos();
        while (underWay.get() > 0 && System.nanoTime() < end) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
        return underWay.get() == 0;
    }

    private static boolean jvmStops() {
        Thread probe = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            return !Runtime.getRuntime().removeShutdownHook(probe);
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /** An interrupt ends one wait; the JVM ends without asking its threads. */
    private static void waitForTheEnd() {
        LockSupport.park();
        boolean unused = Thread.interrupted();
    }
}
