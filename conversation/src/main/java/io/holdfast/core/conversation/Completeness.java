package io.holdfast.core.conversation;

import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.conversation.turn.Intent;
import io.holdfast.core.conversation.turn.QuestionTerms;
import io.holdfast.core.conversation.turn.Response;
import io.holdfast.core.conversation.turn.SubQuestions;
import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What becomes of each thing a user asked for: answered, declined or missed. */
public record Completeness(List<Asked> asked) {
    public Completeness {
        asked = List.copyOf(asked);
        if (asked.isEmpty()) {
            throw new IllegalArgumentException("nothing was asked");
        }
    }

    /** Answered over all. */
    public double score() {
        return (double) count(State.ANSWERED) / asked.size();
    }

    public long count(State state) {
        return asked.stream().filter(a -> a.state == state).count();
    }

    public List<Asked> uncovered() {
        return asked.stream().filter(a -> !a.covered()).toList();
    }

    /** What a response does with a thing asked for. */
    public enum State {
        /** The response states the kind of thing asked for, about what was asked. */
        ANSWERED,
        /** The response says that it cannot tell. */
        DECLINED,
        /** Neither. */
        MISSED;

        /** The name used in files, e.g. {@code answered}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A sub-question, or an item of an enumeration.
     *
     * @param terms share of its words that what the response states holds
     * @param similarity to the closest sentence that states something; null without an embedder
     */
    public record Asked(
            String text,
            boolean item,
            Intent intent,
            State state,
            double terms,
            @Nullable Double similarity) {
        public Asked {
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(intent, "intent");
            Objects.requireNonNull(state, "state");
        }

        public boolean covered() {
            return state == State.ANSWERED;
        }
    }

    static Measurement<Completeness> of(
            List<SubQuestions.Part> parts, Response response, ConversationSettings settings) {
        if (parts.isEmpty()) {
            return Measurement.none(ErrorCode.NO_QUESTION, "the user's turn asks for nothing a response could cover");
        }
        boolean only = parts.size() == 1;
        return Measurement.of(new Completeness(parts.stream()
                .map(part -> asked(part, only, response, settings))
                .toList()));
    }

    private static Asked asked(SubQuestions.Part part, boolean only, Response response, ConversationSettings settings) {
        Set<String> wanted = QuestionTerms.of(part.text());
        double terms = QuestionTerms.coverage(wanted, response.statedWords());
        Double similarity = response.statedSimilarity(part.text());
        Intent intent = part.intent();
        // that the kind asked for is there speaks for it too: then other words for the same thing may be further off
        double near = intent == Intent.OTHER ? settings.coveredSimilarity() : settings.coveredKindSimilarity();
        boolean about = terms >= settings.coveredTerms() || similarity != null && similarity >= near;
        boolean answered = response.states()
                && (about && intent.metBy(response.around(wanted)) || response.answersDirectly(intent, only));
        State state = answered ? State.ANSWERED : response.declines(wanted) ? State.DECLINED : State.MISSED;
        return new Asked(part.text(), part.item(), intent, state, terms, similarity);
    }
}
