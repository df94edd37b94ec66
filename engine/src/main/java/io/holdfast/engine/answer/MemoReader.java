package io.holdfast.engine.answer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.core.port.Reader;

/** A reader that remembers what it read: an experiment asks every configuration the same questions about the same passages. */
public final class MemoReader implements Reader {
    private static final long MOST = 50_000;

    private record Pair(String question, String passage) {}

    private final Reader reader;
    private final Cache<Pair, Reading> readings =
            Caffeine.newBuilder().maximumSize(MOST).build();

    public MemoReader(Reader reader) {
        this.reader = reader;
    }

    @Override
    public String id() {
        return reader.id();
    }

    @Override
    public Reading read(String question, String passage) {
        return readings.get(new Pair(question, passage), p -> reader.read(p.question, p.passage));
    }
}
