package io.holdfast.core.config.section;

import java.util.Objects;

/** Where runs are kept: a folder, and a store ({@code jdbc:sqlite:…} or {@code jdbc:postgresql:…}; empty = SQLite in the folder). */
public record Pipeline(String runsDir, String store) {
    public Pipeline {
        Objects.requireNonNull(runsDir);
        Objects.requireNonNull(store);
    }
}
