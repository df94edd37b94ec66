package io.holdfast.models.lang;

import java.util.List;

/** The numbers of n-grams, in the order they were given: an open hash table of keys, without an object for each. */
final class NgramIndex {
    /** UTF-16 characters of the longest n-gram: so many fit into a key. */
    private static final int LONGEST = 3;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Powers of two, at least half of them free; no key is 0. */
    private final long[] keys;

    private final int[] numbers;
    private final int shift;

    NgramIndex(List<String> ngrams) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * ngrams.size());
        shift = Long.SIZE - bits;
        keys = new long[1 << bits];
        numbers = new int[1 << bits];
        for (int i = 0; i < ngrams.size(); i++) {
            long key = key(ngrams.get(i));
            int slot = slot(key);
            keys[slot] = key;
            numbers[slot] = i;
        }
    }

    /** The number of an n-gram, or -1. */
    int of(CharSequence ngram) {
        if (ngram.length() > LONGEST) {
            return -1;
        }
        int slot = slot(key(ngram));
        return keys[slot] == 0 ? -1 : numbers[slot];
    }

    /** Where the key is, or where it would be put. */
    private int slot(long key) {
        int slot = (int) (key * SPREAD >>> shift);
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    /** The characters behind a bit that keeps n-grams of different length apart. */
    private static long key(CharSequence ngram) {
        long key = 1;
        for (int i = 0; i < ngram.length(); i++) {
            key = key << Character.SIZE | ngram.charAt(i);
        }
        return key;
    }
}
