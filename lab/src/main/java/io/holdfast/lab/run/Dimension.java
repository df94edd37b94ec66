package io.holdfast.lab.run;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What is measured of a system. */
public enum Dimension {
    FAITHFULNESS,
    CONSISTENCY,
    DEPENDENCY,
    /** The only one where lower is better. */
    SENSITIVITY,
    /** About the documents of a case, not about the system: whether they are the right ones. */
    RETRIEVAL;

    /** What {@code all} stands for: everything about the system. */
    private static final Set<Dimension> OF_THE_SYSTEM = EnumSet.range(FAITHFULNESS, SENSITIVITY);

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads {@code faithfulness,sensitivity}, or {@code all}, which leaves retrieval out. */
    public static Set<Dimension> parse(String text) {
        Set<Dimension> dimensions = EnumSet.noneOf(Dimension.class);
        for (String part : text.split(",")) {
            String name = part.strip().toLowerCase(Locale.ROOT);
            if (name.equals("all")) {
                dimensions.addAll(OF_THE_SYSTEM);
            } else {
                dimensions.add(Arrays.stream(values())
                        .filter(d -> d.id().equals(name))
                        .findFirst()
                        .orElseThrow(() -> unknown(part)));
            }
        }
        return dimensions;
    }

    private static HoldfastException unknown(String part) {
        String known = Arrays.stream(values()).map(Dimension::id).collect(Collectors.joining(", "));
        return new HoldfastException(
                ErrorCode.BAD_INPUT, "unknown dimension '" + part.strip() + "'; allowed: " + known + ", all");
    }
}
