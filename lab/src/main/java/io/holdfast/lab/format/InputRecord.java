package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** One record of an input: a case with its recorded answer, a case nobody has answered yet, or why it is neither. */
public sealed interface InputRecord {
    /** The line it begins on, counted from 1. */
    long line();

    /**
     * A case and what was answered.
     *
     * @param extras fields our words have no place for, by name, in the order of the input
     */
    record Good(long line, Case testCase, Answer answer, Map<String, JsonNode> extras) implements InputRecord {
        public Good {
            Objects.requireNonNull(testCase, "testCase");
            Objects.requireNonNull(answer, "answer");
            extras = Collections.unmodifiableMap(new LinkedHashMap<>(extras));
        }

        public Good(long line, Case testCase, Answer answer) {
            this(line, testCase, answer, Map.of());
        }
    }

    /**
     * A case without an answer: a question of a data set. Only readers asked for questions hand these out.
     *
     * @param extras as in {@link Good}
     */
    record Unanswered(long line, Case testCase, Map<String, JsonNode> extras) implements InputRecord {
        public Unanswered {
            Objects.requireNonNull(testCase, "testCase");
            extras = Collections.unmodifiableMap(new LinkedHashMap<>(extras));
        }
    }

    /** A record that cannot be read; the problem names the field where there is one. */
    record Bad(long line, String problem) implements InputRecord {
        public Bad {
            Objects.requireNonNull(problem, "problem");
        }
    }
}
