package io.holdfast.app;

import io.holdfast.core.config.Config;
import java.util.List;

/** The composition root: the one place where ports meet their implementations. */
public final class Wiring {
    private Wiring() {}

    /** What is in use beside the numbers of the configuration, one line each. */
    public static List<String> inForce(Config config) {
        return List.of("embedding model: " + config.models().embedding());
    }
}
