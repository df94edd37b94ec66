package io.holdfast.core.conversation;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which response is judged, which turn it is, and which question it answers.
 *
 * @param response the text that is judged; empty where there is none
 * @param question index of the user turn it answers
 * @param answer index of the AI turn it is, or that stands in its place
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
        EXACT("the response is this AI turn; its question is the user turn before it"),
        /** The response is most like an AI turn. */
        SIMILAR("the response is most like this AI turn; its question is the user turn before it"),
        /** No AI turn is like the response: the last answered user turn is its question. */
        LAST_ANSWERED("no AI turn is like the response; the last answered user turn is taken as its question"),
        /** No AI turn is like the response and no user turn was answered yet: the last user turn is its question. */
        LAST_USER("no user turn was answered yet; the last user turn is taken as its question"),
        /** The context holds no response: the last AI turn that answers a user turn is judged. */
        FROM_CONVERSATION("the context holds no response; the last AI turn that answers a user turn is judged"),
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
