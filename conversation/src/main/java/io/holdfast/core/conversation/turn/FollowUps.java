package io.holdfast.core.conversation.turn;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Questions that leave out what the question before them said: "and for kids?", "what about Mondays?", "On Mondays?".
 * They are read with it.
 */
public final class FollowUps {
    private static final Pattern CONNECTED = ConversationWords.pattern("(?ius)^\\W*%{follows-up}\\b.*");
    /** Words of a question that names one circumstance and has no verb. */
    private static final int FRAGMENT_WORDS = 3;

    private FollowUps() {}

    /** Whether a message cannot be understood without the question before it. */
    public static boolean is(String message) {
        String text = message.strip();
        int words = text.split("\\s+").length;
        return !SmallTalk.is(text)
                && (CONNECTED.matcher(text).matches()
                        || text.endsWith("?") && words <= FRAGMENT_WORDS && Intent.of(text) == Intent.OTHER);
    }

    /**
     * A question with those it follows up, the oldest first.
     *
     * @param before the user's messages before it, in order
     */
    public static String whole(String question, List<String> before) {
        StringBuilder whole = new StringBuilder(question.strip());
        String first = question;
        for (int i = before.size() - 1; i >= 0 && is(first); i--) {
            if (!SmallTalk.is(before.get(i))) {
                first = before.get(i);
                whole.insert(0, first.strip() + " ");
            }
        }
        return whole.toString();
    }
}
