package io.holdfast.engine.gate;

import io.holdfast.core.config.section.EngineSettings;

/**
 * The thresholds the Gate decides by.
 *
 * @param support at or above it an answer may be shown
 * @param graySupport between it and {@code support} the judge is asked; its yes may lift the support
 * @param newHits a further round is worth its price only if the last one brought at least this share of new passages
 * @param judged whether there is a judge at all: then the second round stops only with its consent
 */
public record Policy(double support, double graySupport, double newHits, boolean judged) {
    public Policy {
        if (!(graySupport >= 0 && graySupport <= support && support <= 1 && newHits >= 0 && newHits <= 1)) {
            throw new IllegalArgumentException(
                    "thresholds out of order: " + graySupport + ", " + support + ", " + newHits);
        }
    }

    public static Policy of(EngineSettings.Gate gate) {
        return new Policy(
                gate.support(),
                gate.graySupport(),
                gate.newHits(),
                !gate.judge().equals("off") && gate.judgeCalls() > 0);
    }
}
