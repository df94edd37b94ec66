package io.holdfast.core.config.section;

/** Bands of the diagnosis: at or above {@code close} a span is close; at or above {@code weak} weakly related. */
public record Diagnosis(double close, double weak) {
    public Diagnosis {
        Check.threshold(close, "diagnosis.close");
        Check.threshold(weak, "diagnosis.weak");
        Check.require(weak < close, "diagnosis.weak", weak, "a number below diagnosis.close (" + close + ")");
    }
}
