package io.holdfast.app.web.api;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a batch that were read and not yet written: bounded in number and in bytes, so that a slow reader of the
 * results slows the reading of the lines. One line always fits, however long.
 */
final class BatchWindow {
    private final int maxLines;
    private final long maxBytes;
    private final Deque<Entry> entries = new ArrayDeque<>();
    private long bytes;
    private boolean ended;
    private boolean broken;

    private record Entry(BatchLine.Pending line, int bytes) {}

    BatchWindow(int maxLines, long maxBytes) {
        this.maxLines = maxLines;
        this.maxBytes = maxBytes;
    }

    /** Adds a line; waits while the window is full. */
    synchronized void add(BatchLine.Pending line, int size) throws InterruptedException {
        while (!broken && !entries.isEmpty() && (entries.size() >= maxLines || bytes + size > maxBytes)) {
            wait();
        }
        entries.add(new Entry(line, size));
        bytes += size;
        notifyAll();
    }

    /** No line comes after those there are. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Nobody reads the results any more. */
    synchronized void breakOff() {
        broken = true;
        notifyAll();
    }

    synchronized boolean broken() {
        return broken;
    }

    /** Whether the next line is available without waiting. */
    synchronized boolean ready() {
        Entry next = entries.peek();
        return next != null && next.line().done();
    }

    /** The next line, which stays in the window until {@link #remove}; null when there is none any more. */
    synchronized BatchLine.@Nullable Pending next() throws InterruptedException {
        while (!broken && !ended && entries.isEmpty()) {
            wait();
        }
        Entry next = broken ? null : entries.peek();
        return next == null ? null : next.line();
    }

    synchronized void remove() {
        Entry written = entries.remove();
        bytes -= written.bytes();
        notifyAll();
    }
}
