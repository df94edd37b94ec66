package io.holdfast.engine.anchor;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A question as the engine understands it.
 *
 * @param wanted how many items a list question asks for, 0 when it does not say
 * @param anchors the anchors in use, surest first
 * @param proposed how many anchors were found before the cut
 */
public record Question(String text, Language language, Intent intent, int wanted, List<Anchor> anchors, int proposed) {
    /** What is said to a text that asks nothing. */
    public static final String NOTHING_ASKED = "there is no question: write it in words";

    private static final Set<Anchor.Kind> NAMED = EnumSet.of(Anchor.Kind.ENTITY, Anchor.Kind.EVENT, Anchor.Kind.NOUN);

    public Question {
        anchors = List.copyOf(anchors);
    }

    /** Whether a text may be a question at all: it holds a letter or a digit. */
    public static boolean asks(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** This question without the anchors of these words; essential ones stay. */
    public Question without(List<String> words) {
        return words.isEmpty()
                ? this
                : new Question(
                        text,
                        language,
                        intent,
                        wanted,
                        anchors.stream()
                                .filter(a -> a.essential() || !words.contains(a.text()))
                                .toList(),
                        proposed);
    }

    public List<Anchor> essential() {
        return anchors.stream().filter(Anchor::essential).toList();
    }

    /** A factoid that names several things: its passages may come from one place more often. */
    public boolean complex() {
        return anchors.stream().filter(a -> NAMED.contains(a.kind())).count() > 1;
    }

    /** The language a question is asked in: those whose questions the engine reads, and any other. */
    public enum Language {
        ENGLISH,
        INDONESIAN,
        GERMAN,
        FRENCH,
        SPANISH,
        OTHER
    }

    /**
     * What kind of answer is wanted, and how sure that is.
     *
     * @param aggregate what a numeric question computes; NONE for the others
     */
    public record Intent(AnswerType type, Aggregate aggregate, double confidence) {}

    /** The kinds of answers. */
    public enum AnswerType {
        FACTOID,
        LIST,
        NUMERIC
    }

    /** What a numeric question computes. */
    public enum Aggregate {
        NONE,
        AVERAGE,
        TOTAL,
        COUNT,
        SHARE
    }
}
