package io.holdfast.engine.anchor;

import io.holdfast.core.lang.LanguageReader;
import io.holdfast.core.lang.WordList;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.corpus.ComparedWords;
import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The language a question is asked in. Questions are short: where nothing tells, a question in Latin letters counts as
 * English, the language the reader model was trained in.
 */
public final class AskedLanguage {
    private static final LanguageReader READER = new LanguageReader(null);
    private static final Set<String> INDONESIAN = Set.of(
            ("siapa siapakah apa apakah sebutkan berapa berapakah kapan di mana yang dan dari pada untuk dengan adalah saja"
                            + " daftar oleh mengapa bagaimana tahun jumlah persen ke dalam")
                    .split(" "));
    /** Indonesian words that open a question and are words of no other language read here. */
    private static final Set<String> ASKING = Set.of(
            "siapa siapakah apakah sebutkan berapa berapakah kapan kapankah mengapa kenapa bagaimana dimana adakah bolehkah bisakah tuliskan jelaskan"
                    .split(" "));

    private static final Set<String> GERMAN = Set.of(
            "was wer wen wem wo wann warum wie welche welcher welches welchen wieviel wieviele nenne gibt".split(" "));

    private static final Set<String> FRENCH = Set.of(
            "qui que quoi quand où quel quelle quels quelles combien comment pourquoi lequel laquelle est-ce puis-je peut-on faut-il y"
                    .split(" "));
    private static final Set<String> SPANISH = Set.of(
            "quién quiénes qué cuándo dónde cuál cuáles cuánto cuánta cuántos cuántas cómo por hay puedo".split(" "));

    private static final Map<Language, Set<String>> SMALL = Map.of(
            Language.GERMAN,
                    union(List.of(WordList.of("de", "common"), GERMAN, Set.of("viel", "viele", "lange", "oft", "man"))),
            Language.INDONESIAN, union(List.of(WordList.of("id", "common"), INDONESIAN)),
            Language.FRENCH, union(List.of(WordList.of("fr", "common"), FRENCH)),
            Language.SPANISH, union(List.of(WordList.of("es", "common"), SPANISH)));

    private AskedLanguage() {}

    /** Whether a word asks or opens a request in a language other than English: a capital letter makes no name of it. */
    static boolean asks(String word) {
        return GERMAN.contains(word) || FRENCH.contains(word) || SPANISH.contains(word);
    }

    /** The small words of a language beside those {@link ComparedWords} leaves out: articles, question words and the like. */
    public static Set<String> small(Language language) {
        return SMALL.getOrDefault(language, Set.of());
    }

    private static Set<String> union(List<Set<String>> parts) {
        return parts.stream().flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());
    }

    static Language of(String question) {
        if (!latin(question)) {
            return Language.OTHER;
        }
        List<String> tokens = ComparedWords.tokens(question);
        long indonesian = tokens.stream().filter(INDONESIAN::contains).count();
        boolean asks = !tokens.isEmpty() && ASKING.contains(tokens.get(0));
        if (asks || indonesian >= 2 || (indonesian == 1 && tokens.size() <= 4)) {
            return Language.INDONESIAN;
        }
        return switch (READER.of(question)) {
            case "en" -> Language.ENGLISH;
            case "id" -> Language.INDONESIAN;
            case "de" -> Language.GERMAN;
            case "fr" -> Language.FRENCH;
            case "es" -> Language.SPANISH;
            case LanguageReader.UNDETERMINED -> german(tokens) ? Language.GERMAN : Language.ENGLISH;
            default -> Language.OTHER;
        };
    }

    /** A German question word and another small German word that no English question has. */
    private static boolean german(List<String> tokens) {
        Set<String> small = WordList.of("de", "common");
        return !tokens.isEmpty()
                && (GERMAN.contains(tokens.get(0)) || small.contains(tokens.get(0)))
                && tokens.stream()
                        .skip(1)
                        .anyMatch(t -> small.contains(t)
                                && !WordList.of("en", "common").contains(t));
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
