package io.holdfast.core.dimension;

import io.holdfast.core.model.FactDifference;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What a retrieval dependency score rests on: the answer under every altered context. */
public record ContextDependency(List<Outcome> conditions, List<Flag> flags) {
    public ContextDependency {
        conditions = List.copyOf(conditions);
        flags = List.copyOf(flags);
    }

    /**
     * One altered context and what became of the answer.
     *
     * @param similarity to the answer under the full context
     */
    public record Outcome(
            AlteredContext altered,
            String answer,
            double similarity,
            Change why,
            Follows follows,
            List<FactDifference> conflicts) {
        public Outcome {
            Objects.requireNonNull(altered, "altered");
            Objects.requireNonNull(answer, "answer");
            Objects.requireNonNull(why, "why");
            Objects.requireNonNull(follows, "follows");
            if (!(similarity >= 0 && similarity <= 1)) {
                throw new IllegalArgumentException("similarity outside [0, 1]: " + similarity);
            }
            conflicts = List.copyOf(conflicts);
        }

        public boolean changed() {
            return why != Change.UNCHANGED;
        }
    }

    /** Why an answer counts as changed. */
    public enum Change {
        UNCHANGED,
        SIMILARITY,
        FACT_CONFLICT,
        /** The sentence that was taken out of the documents has left the answer too. */
        EVIDENCE_GONE,
        REFUSAL,
        EMPTY;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Where an answer seems to come from. */
    public enum Follows {
        CONTEXT,
        MEMORY,
        ABSTAINS,
        OTHER;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The answer did not change although its evidence was gone. */
    public enum Flag {
        CONTEXT_INDEPENDENT_NO_CONTEXT,
        CONTEXT_INDEPENDENT_WRONG_CONTEXT
    }
}
