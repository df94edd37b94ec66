package io.holdfast.app.architecture.sample.lab;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Guesses {
    public double guess() {
        return new java.util.Random().nextDouble()
                + System.currentTimeMillis()
                + java.time.Instant.now().toEpochMilli();
    }
}
