package io.holdfast.app.architecture.sample.core.read;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Upwards {
    public Object lab() {
        return new io.holdfast.app.architecture.sample.lab.Downwards();
    }
}
