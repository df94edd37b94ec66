package io.holdfast.engine.anchor;

import java.util.Optional;

/** The words that answer a yes/no question, in its language. */
public record YesNoWords(String yes, String no) {
    /** Tokens that opening an answer with one of them adds to it, at most. */
    public static final int TOKENS = 3;

    /** Empty where the question asks for something else. */
    public static Optional<YesNoWords> of(Question question) {
        return YesNoQuestion.is(question.text(), question.language())
                ? Optional.of(in(question.language()))
                : Optional.empty();
    }

    public static YesNoWords in(Question.Language language) {
        return switch (language) {
            case GERMAN -> new YesNoWords("Ja", "Nein");
            case INDONESIAN -> new YesNoWords("Ya", "Tidak");
            case FRENCH -> new YesNoWords("Oui", "Non");
            case SPANISH -> new YesNoWords("Sí", "No");
            default -> new YesNoWords("Yes", "No");
        };
    }

    public String word(boolean affirmed) {
        return affirmed ? yes : no;
    }
}
