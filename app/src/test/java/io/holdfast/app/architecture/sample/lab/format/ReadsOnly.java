package io.holdfast.app.architecture.sample.lab.format;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class ReadsOnly {
    public String read() throws java.io.IOException {
        return java.nio.file.Files.readString(java.nio.file.Path.of("x"));
    }
}
