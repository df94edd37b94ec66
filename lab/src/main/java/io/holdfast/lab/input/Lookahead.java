package io.holdfast.lab.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** An iterator over what an input holds, of which one is read ahead. */
public abstract class Lookahead<T> implements Iterator<T> {
    /** What is said of an input that is read as a whole. */
    public static final String NOT_UTF_8 = "not valid UTF-8; convert the file to UTF-8";

    private @Nullable T next;
    private boolean ended;

    /** Reads on; null when that gave nothing. */
    protected abstract @Nullable T advance() throws IOException;

    /** Nothing is read after this. */
    protected final void end() {
        ended = true;
    }

    @Override
    public final boolean hasNext() {
        while (next == null && !ended) {
            try {
                next = advance();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return next != null;
    }

    @Override
    public final T next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException();
        }
        T item = next;
        next = null;
        return item;
    }
}
