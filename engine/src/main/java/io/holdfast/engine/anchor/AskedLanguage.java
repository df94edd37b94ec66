package io.holdfast.engine.anchor;

import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.text.lang.LanguageReader;
import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The language a question is asked in. Questions are short: where nothing tells, a question in Latin letters counts as
 * English, the language the reader model was trained in.
 */
public final class AskedLanguage {
    private static final LanguageReader READER = new LanguageReader(null);
    /** Languages beside English whose questions are read, in the order in which they are tried. */
    private static final List<Language> OTHERS =
            List.of(Language.GERMAN, Language.FRENCH, Language.SPANISH, Language.INDONESIAN);

    private static final Map<Language, Set<String>> SMALL =
            OTHERS.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), l -> small(QuestionWords.of(l))));
    private static final Set<String> ENGLISH = small(QuestionWords.of(Language.ENGLISH));

    private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\p{M}]+");
    private static final Set<String> ASKING = Stream.of(Language.GERMAN, Language.FRENCH, Language.SPANISH)
            .map(QuestionWords::of)
            .flatMap(words -> Stream.concat(words.asks().stream(), words.small().stream()))
            .collect(Collectors.toUnmodifiableSet());

    private AskedLanguage() {}

    /** Whether a word asks or opens a request in German, French or Spanish: a capital letter makes no name of it. */
    static boolean asks(String word) {
        return ASKING.contains(word);
    }

    /** The small words of a language beside those that are left out everywhere: articles, question words and the like. */
    public static Set<String> small(Language language) {
        return SMALL.getOrDefault(language, Set.of());
    }

    private static Set<String> small(QuestionWords words) {
        return Stream.of(words.common(), words.asks(), words.small())
                .flatMap(Set::stream)
                .collect(Collectors.toUnmodifiableSet());
    }

    static Language of(String question) {
        if (!latin(question)) {
            return Language.OTHER;
        }
        if (question.indexOf('¿') >= 0) {
            return Language.SPANISH;
        }
        List<String> words = WORDS.splitAsStream(question.toLowerCase(Locale.ROOT))
                .filter(w -> w.length() > 1)
                .toList();
        if (!words.isEmpty() && QuestionWords.of(Language.INDONESIAN).begins().contains(words.get(0))) {
            return Language.INDONESIAN;
        }
        return switch (READER.of(question)) {
            case "en" -> Language.ENGLISH;
            case "id" -> Language.INDONESIAN;
            case "de" -> Language.GERMAN;
            case "fr" -> Language.FRENCH;
            case "es" -> Language.SPANISH;
            case LanguageReader.UNDETERMINED -> bySmallWords(question, words);
            default -> Language.OTHER;
        };
    }

    /** The language that has most of its words among the small ones; English where none has more. */
    private static Language bySmallWords(String question, List<String> words) {
        Language best = Language.ENGLISH;
        long most = words.stream().filter(ENGLISH::contains).count();
        for (Language language : OTHERS) {
            long count = words.stream().filter(small(language)::contains).count()
                    + QuestionWords.of(language)
                            .marks()
                            .matcher(question)
                            .results()
                            .count();
            if (count > most) {
                best = language;
                most = count;
            }
        }
        return best;
    }

    private static boolean latin(String text) {
        long letters = text.codePoints().filter(Character::isLetter).count();
        long latin = text.codePoints()
                .filter(Character::isLetter)
                .filter(c -> UnicodeScript.of(c) == UnicodeScript.LATIN)
                .count();
        return 2 * latin >= letters;
    }

    /** The English name of the language of a text, where it can be told; empty where not. */
    public static String name(String text) {
        String code = READER.of(text);
        return code.startsWith(LanguageReader.UNDETERMINED)
                ? ""
                : Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH);
    }
}
