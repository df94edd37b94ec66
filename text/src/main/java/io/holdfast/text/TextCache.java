package io.holdfast.text;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/** Keeps what was made of texts seen lately, up to so many characters of them. */
public final class TextCache {
    /** What an entry weighs beside its text: a short text is not free. */
    private static final int ENTRY = 64;

    private TextCache() {}

    public static <V> Cache<String, V> of(long maximumChars) {
        return Caffeine.newBuilder()
                .maximumWeight(maximumChars)
                .weigher((String text, V made) -> text.length() + ENTRY)
                .executor(Runnable::run)
                .build();
    }
}
