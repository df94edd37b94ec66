package io.holdfast.core.conversation;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which response is judged, which turn it is, and which question it answers.
 *
 * @param response the text that is judged; empty where there is none
 * @param question index of the user turn it answers
 * @param answer index of the AI turn it is, or that is in its place
 * @param similarity share of words the response has in common with that turn
 */
public record Pairing(
        Method method,
        String response,
        @Nullable Integer question,
        @Nullable Integer answer,
        double similarity) {
    public Pairing {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(response, "response");
        if (!(similarity >= 0 && similarity <= 1)) {
            throw new IllegalArgumentException("similarity outside [0, 1]: " + similarity);
        }
    }

    /** How the response was matched. */
    public enum Method {
        /** The response equals an AI turn, white space aside. */
        EXACT("the response of the context is this AI turn; its question is the user turn before it"),
        /** The response is most like an AI turn that answers the question. */
        SIMILAR("the response of the context is most like this AI turn; its question is the user turn before it"),
        /** The context's response is like no AI turn: it is judged in place of the final answer. */
        LAST_ANSWERED("no AI turn is like the response of the context; it is judged as the answer to the last user"
                + " message, in place of the AI turn"),
        /** The context's response is another turn's: the final answer to the last user message is judged. */
        OTHER_TURN(
                "the response of the context belongs to an earlier turn; the final AI turn that answers the last user"
                        + " message is judged (--turn N judges another)"),
        /** No AI turn answers the last user message: the context's response does. */
        LAST_USER("no AI turn answers this user message; the response of the context is taken as its answer"),
        /** The context holds no response: the final AI turn that answers the user message is judged. */
        FROM_CONVERSATION("the context holds no response; the final AI turn that answers the user message is judged"),
        /** The turn was asked for by its number. */
        CHOSEN("this AI turn was asked for by its number; its question is the user turn before it"),
        /** There is no response anywhere. */
        NONE("there is no response to judge");

        private final String meaning;

        Method(String meaning) {
            this.meaning = meaning;
        }

        /** The method as a sentence for people. */
        public String meaning() {
            return meaning;
        }

        /** The name used in files, e.g. {@code last_answered}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
