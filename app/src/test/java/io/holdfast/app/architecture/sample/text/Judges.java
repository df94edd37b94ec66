package io.holdfast.app.architecture.sample.text;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Judges {
    public Object read() {
        return new io.holdfast.app.architecture.sample.core.read.Upwards();
    }
}
