package io.holdfast.lab.generate;

import io.holdfast.lab.json.Hash;
import java.util.List;

/** A seeded draw that depends on nothing but the seed and the name of what is drawn for: order of use does not matter. */
record Draw(long seed, String purpose) {
    /** A number in [0, bound), the {@code turn}th of this draw. */
    int below(int bound, int turn) {
        String hash = Hash.of(Long.toString(seed), purpose, Integer.toString(turn));
        return (int) (Long.parseUnsignedLong(hash.substring(0, 15), 16) % bound);
    }

    <T> T one(List<T> options, int turn) {
        return options.get(below(options.size(), turn));
    }
}
