package io.holdfast.app.architecture.sample.core.model;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class ReadsFiles {
    public java.io.File file() {
        return new java.io.File("x");
    }
}
