package io.holdfast.app.architecture.sample.lab;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Writes {
    public void write() throws java.io.IOException {
        java.nio.file.Files.writeString(java.nio.file.Path.of("x"), "y");
    }
}
