package io.holdfast.core.config.section;

import java.util.Objects;

/** Where data sets named without a path are looked for before the bundled ones. */
public record DatasetSettings(String baseDir) {
    public DatasetSettings {
        Objects.requireNonNull(baseDir);
    }
}
