package io.holdfast.core.conversation;

import io.holdfast.core.model.ErrorCode;
import java.util.Objects;
import java.util.function.Function;

/** A part of a report: measured, or not, and why. */
public sealed interface Measurement<T> {
    <R> R fold(Function<? super T, ? extends R> measured, Function<? super Unmeasured<T>, ? extends R> unmeasured);

    static <T> Measurement<T> of(T value) {
        return new Measured<>(value);
    }

    static <T> Measurement<T> none(ErrorCode code, String message) {
        return new Unmeasured<>(code, message);
    }

    /** There is a value. */
    record Measured<T>(T value) implements Measurement<T> {
        public Measured {
            Objects.requireNonNull(value, "value");
        }

        @Override
        public <R> R fold(
                Function<? super T, ? extends R> measured, Function<? super Unmeasured<T>, ? extends R> unmeasured) {
            return measured.apply(value);
        }
    }

    /** There is none. */
    record Unmeasured<T>(ErrorCode code, String message) implements Measurement<T> {
        public Unmeasured {
            Objects.requireNonNull(code, "code");
            Objects.requireNonNull(message, "message");
        }

        @Override
        public <R> R fold(
                Function<? super T, ? extends R> measured, Function<? super Unmeasured<T>, ? extends R> unmeasured) {
            return unmeasured.apply(this);
        }
    }
}
