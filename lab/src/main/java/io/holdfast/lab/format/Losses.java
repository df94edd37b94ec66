package io.holdfast.lab.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What could not be carried from one format to another: each thing once, with how often it occurred. Safe for use by many
 * threads, as the readers that count here are.
 */
public final class Losses {
    private static final int MAX_KINDS = 1000;
    private static final String OTHERS = "other fields";

    private final Map<String, Long> counts = new LinkedHashMap<>();

    /** @param what e.g. {@code field "answerable"} */
    public synchronized void add(String what) {
        counts.merge(counts.size() < MAX_KINDS || counts.containsKey(what) ? what : OTHERS, 1L, Long::sum);
    }

    public void field(String name) {
        add("field \"" + name + "\"");
    }

    /** A line a thing, in the order in which they were first met. */
    public synchronized List<String> lines() {
        return counts.entrySet().stream()
                .map(e -> e.getKey() + " (" + e.getValue() + (e.getValue() == 1 ? " record)" : " records)"))
                .toList();
    }
}
