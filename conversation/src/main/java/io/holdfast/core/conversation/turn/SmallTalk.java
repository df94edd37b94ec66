package io.holdfast.core.conversation.turn;

import io.holdfast.text.Normalizer;
import java.util.Set;

/** Messages that greet, thank, agree or take leave, in English, Indonesian, German, French and Spanish. They ask nothing. */
public final class SmallTalk {
    private static final Set<String> WORDS = ConversationWords.of("small-talk");
    /** Words that make a message small talk, where the others only may occur in it. */
    private static final Set<String> CORE = ConversationWords.of("small-talk-core");

    private SmallTalk() {}

    public static boolean is(String message) {
        var words = Normalizer.words(message);
        boolean asking = message.contains("?") && words.size() > 1;
        return !words.isEmpty()
                && !asking
                && WORDS.containsAll(words)
                && words.stream().anyMatch(CORE::contains);
    }
}
