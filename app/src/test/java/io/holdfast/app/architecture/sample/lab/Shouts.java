package io.holdfast.app.architecture.sample.lab;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Shouts {
    public void shout() {
        System.out.println("!");
    }
}
