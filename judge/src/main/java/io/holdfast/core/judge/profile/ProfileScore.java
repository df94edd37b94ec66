package io.holdfast.core.judge.profile;

import io.holdfast.core.model.ErrorCode;
import java.util.Locale;
import java.util.Objects;

/** What a system makes of a verdict log, with the rule that decided. Foreign arithmetic may leave [0, 1]; ours may not. */
public sealed interface ProfileScore {
    /** For people: {@code 0.67}, {@code NaN in RAGAS}, {@code unmeasured (judge_refused)}. */
    String display();

    /** Why it is that. */
    String why();

    /** A number, as that system would print it. */
    record Value(double value, String why) implements ProfileScore {
        public Value {
            Objects.requireNonNull(why, "why");
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("not a number: " + value);
            }
        }

        @Override
        public String display() {
            return String.format(Locale.ROOT, "%.2f", value);
        }
    }

    /** Another system's NaN: shown, never counted. */
    record NotANumber(String system, String why) implements ProfileScore {
        @Override
        public String display() {
            return "NaN in " + system;
        }
    }

    /** Nothing was measured, and the profile says so. */
    record Unmeasured(ErrorCode code, String why) implements ProfileScore {
        @Override
        public String display() {
            return "unmeasured (" + code.id() + ")";
        }
    }
}
