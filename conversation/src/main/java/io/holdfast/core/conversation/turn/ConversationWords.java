package io.holdfast.core.conversation.turn;

import io.holdfast.text.lang.WordPatterns;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of conversations, in files beside this class. */
public final class ConversationWords {
    private static final WordPatterns WORDS = WordPatterns.beside(
            ConversationWords.class, List.of("words.txt", "asking.txt", "answering.txt", "courtesies.txt"));

    private ConversationWords() {}

    /** An expression in which {@code %{name}} is any word of the section {@code name}. */
    public static Pattern pattern(String template) {
        return WORDS.compile(template);
    }

    /** The words of a section. */
    static Set<String> of(String section) {
        return WORDS.words(section).collect(Collectors.toUnmodifiableSet());
    }

    /** The words of a section as one text, in order. */
    public static String text(String section) {
        return WORDS.words(section).collect(Collectors.joining(" "));
    }
}
