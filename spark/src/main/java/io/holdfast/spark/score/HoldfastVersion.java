package io.holdfast.spark.score;

import java.util.Objects;

/** The version of this build, from its jar; classes that are in no jar are a development build. */
public final class HoldfastVersion {
    public static final String TEXT =
            Objects.requireNonNullElse(HoldfastVersion.class.getPackage().getImplementationVersion(), "development");

    private HoldfastVersion() {}
}
