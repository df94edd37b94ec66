package io.holdfast.core.config;

import java.util.Objects;

/** Where a setting was written: a source and, for a file, its line (0 = no line). */
public record Origin(String source, int line) {
    public static final Origin DEFAULT = new Origin("default", 0);

    public Origin {
        Objects.requireNonNull(source, "source");
    }

    public static Origin of(String source) {
        return new Origin(source, 0);
    }

    public boolean isDefault() {
        return source.equals(DEFAULT.source);
    }

    @Override
    public String toString() {
        return line > 0 ? source + " line " + line : source;
    }
}
