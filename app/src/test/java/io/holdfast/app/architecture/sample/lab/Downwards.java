package io.holdfast.app.architecture.sample.lab;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Downwards {
    public Object core() {
        return new io.holdfast.app.architecture.sample.core.read.Upwards();
    }
}
