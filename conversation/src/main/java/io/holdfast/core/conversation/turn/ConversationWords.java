package io.holdfast.core.conversation.turn;

import io.holdfast.core.lang.WordList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Words of conversations, from {@code words.txt} beside this class. */
public final class ConversationWords {
    private ConversationWords() {}

    /** The words of a section. */
    static Set<String> of(String section) {
        return Set.copyOf(Arrays.asList(text(section).split("\\s+")));
    }

    /** The words of a section as one text, in order. */
    public static String text(String section) {
        List<String> lines =
                WordList.sections(ConversationWords.class, "words.txt").get(section);
        if (lines == null) {
            throw new IllegalArgumentException("words.txt has no section [" + section + "]");
        }
        return String.join(" ", lines);
    }
}
