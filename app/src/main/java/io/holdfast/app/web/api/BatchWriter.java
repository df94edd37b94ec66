package io.holdfast.app.web.api;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Writes the lines of a batch in order, each as soon as it and those before it are done, on a thread of its own: a
 * client may wait for the result of one line before it sends the next.
 */
final class BatchWriter implements AutoCloseable {
    private final BatchWindow window;
    private final ServletOutputStream out;
    private final Thread thread;
    private boolean began;

    BatchWriter(Context context, BatchWindow window) throws IOException {
        this.window = window;
        context.contentType("application/x-ndjson");
        this.out = context.res().getOutputStream();
        this.thread = new Thread(this::write, "holdfast-batch-writer");
        thread.setDaemon(true);
        thread.start();
    }

    /** Hands on a line; waits while the window is full. */
    void add(BatchLine.Pending line, int size) {
        began = true;
        try {
            window.add(line, size);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            window.breakOff();
        }
    }

    /** Whether anything was handed on, so that the status can no longer change. */
    boolean began() {
        return began;
    }

    private void write() {
        boolean unsent = false;
        try {
            for (BatchLine.Pending line = window.next(); line != null; line = window.next()) {
                if (unsent && !line.done()) {
                    out.flush();
                }
                out.write((line.text() + "\n").getBytes(StandardCharsets.UTF_8));
                window.remove();
                unsent = window.ready();
                if (!unsent) {
                    out.flush();
                }
            }
        } catch (IOException | InterruptedException e) {
            window.breakOff();
        }
    }

    /** Waits until everything handed on is written, or cannot be. */
    @Override
    public void close() {
        window.end();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
