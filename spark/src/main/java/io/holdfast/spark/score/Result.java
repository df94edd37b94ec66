package io.holdfast.spark.score;

import io.holdfast.core.model.ErrorCode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What became of one record. */
public sealed interface Result {
    /** Nothing but white space: no record. */
    record Blank() implements Result {}

    /** A record that goes to the dead letters. */
    record Unreadable(ErrorCode code, String reason) implements Result {
        public Unreadable {
            Objects.requireNonNull(code, "code");
            Objects.requireNonNull(reason, "reason");
        }
    }

    /**
     * A record with its result.
     *
     * @param json the line of {@code holdfast score}, or the report of {@code holdfast conversation} on one line
     * @param outcome scored, abstained or unmeasured of a case; pass, warn or fail of a conversation
     * @param reason why a case was not scored
     */
    record Scored(
            Kind kind,
            String id,
            String outcome,
            boolean failure,
            @Nullable String reason,
            CaseScores caseScores,
            ConversationScores conversationScores,
            String json)
            implements Result {
        public Scored {
            Objects.requireNonNull(json, "json");
        }
    }

    /** The two kinds of records. */
    enum Kind {
        CASE,
        CONVERSATION
    }

    /** The numbers of a case; null where there is none. */
    record CaseScores(
            @Nullable Double faithfulness,
            @Nullable Double risk,
            @Nullable String path,
            Claims claims) {
        static final CaseScores NONE = new CaseScores(null, null, null, Claims.NONE);
    }

    /** Claims by verdict. */
    record Claims(long supported, long contradicted, long notFound) {
        static final Claims NONE = new Claims(0, 0, 0);
    }

    /** The numbers of a conversation; null where there is none. */
    record ConversationScores(
            @Nullable Double relevance,
            @Nullable Double completeness,
            @Nullable Double hallucination,
            @Nullable Double latencySeconds) {
        static final ConversationScores NONE = new ConversationScores(null, null, null, null);
    }
}
