package io.holdfast.core.model;

import java.util.Objects;

/** A passage put forward for or against a claim; {@code similarity} in [0, 1] says how close the two are. */
public record Evidence(Passage passage, double similarity) {
    public Evidence {
        Objects.requireNonNull(passage, "passage");
        if (!(similarity >= 0 && similarity <= 1)) {
            throw new IllegalArgumentException("similarity outside [0, 1]: " + similarity);
        }
    }
}
