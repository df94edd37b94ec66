package io.holdfast.lab.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Gives every id once: one that occurs again gets a number, as in {@code id#2}. Linear, however many are the same. */
public final class DistinctIds {
    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> last = new HashMap<>();

    /** This id, or the first with a number that is not taken yet. */
    public String take(String id) {
        String distinct = id;
        while (!taken.add(distinct)) {
            distinct = id + "#" + last.merge(id, 2, (n, two) -> n + 1);
        }
        return distinct;
    }
}
