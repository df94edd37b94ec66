package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words that answer a yes/no question, in its language. */
public record YesNoWords(String yes, String no) {
    /** Tokens that opening an answer with one of them adds to it, at most. */
    public static final int TOKENS = 3;

    /** Yes or no as a word of its own; "No dogs" says of dogs that there are none. */
    private static final Pattern OPENS =
            EngineWords.pattern("(?iuU)^\\W*(?:(?<yes>%{yes})|(?<no>%{no}))\\s*[,.:;!–—-]\\s*(?=\\S)");

    private static final Pattern YES = EngineWords.pattern("(?iuU)%{yes}");

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

    /** A sentence behind the word that decides; one that begins with such a word stays as it is, or loses it to the other. */
    public static String opened(String word, String sentence) {
        String flat = sentence.strip().replaceAll("\\s+", " ");
        Matcher m = OPENS.matcher(flat);
        if (!m.find()) {
            return word + ": " + flat;
        }
        boolean same = (m.group("yes") != null) == YES.matcher(word).matches();
        String rest = flat.substring(m.end());
        int first = rest.offsetByCodePoints(0, 1);
        return same ? flat : word + ": " + rest.substring(0, first).toUpperCase(Locale.ROOT) + rest.substring(first);
    }

    /** Whether a sentence begins with yes. */
    public static boolean affirms(String sentence) {
        Matcher m = OPENS.matcher(sentence);
        return m.find() && m.group("yes") != null;
    }
}
