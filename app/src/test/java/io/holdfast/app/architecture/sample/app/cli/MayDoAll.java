package io.holdfast.app.architecture.sample.app.cli;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class MayDoAll {
    public void all() throws java.io.IOException {
        System.out.println(java.time.Instant.now());
        java.nio.file.Files.writeString(java.nio.file.Path.of("x"), "y");
    }
}
