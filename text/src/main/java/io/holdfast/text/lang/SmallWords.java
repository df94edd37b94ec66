package io.holdfast.text.lang;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The small words that tell a language: those of the languages with word lists, and of their neighbours. */
final class SmallWords {
    /** Languages that are told so that they are not taken for one with word lists. */
    static final List<String> NEIGHBOURS =
            List.copyOf(WordList.sections("neighbours.txt").keySet());
    /** The small words of the languages with word lists. */
    static final Set<String> KNOWN = WordList.all("common");

    private static final Map<String, Set<String>> COMMON = common();
    /** The languages of each small word. */
    private static final Map<String, List<String>> LANGUAGES_OF = languagesOf();

    /** A unit with the micro sign is no word. */
    private static final Pattern WORD =
            Pattern.compile("(?<!\\p{L})(?!\\u00b5)[\\p{L}\\p{M}]++(?:['’-][\\p{L}\\p{M}]++)*+");

    private SmallWords() {}

    private static Map<String, Set<String>> common() {
        Map<String, Set<String>> words = new LinkedHashMap<>();
        WordList.LANGUAGES.forEach(language -> words.put(language, WordList.of(language, "common")));
        NEIGHBOURS.forEach(language -> words.put(language, WordList.section("neighbours.txt", language)));
        return words;
    }

    private static Map<String, List<String>> languagesOf() {
        Map<String, List<String>> languages = new HashMap<>();
        COMMON.forEach((language, words) -> words.forEach(
                word -> languages.computeIfAbsent(word, w -> new ArrayList<>()).add(language)));
        return languages;
    }

    /** How many of the words are small words of each language, in the order of the languages. */
    static Map<String, Integer> count(Collection<String> words) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        COMMON.keySet().forEach(language -> counts.put(language, 0));
        for (String word : words) {
            LANGUAGES_OF.getOrDefault(word, List.of()).forEach(language -> counts.merge(language, 1, Integer::sum));
        }
        return counts;
    }

    static Set<String> of(String language) {
        return COMMON.getOrDefault(language, Set.of());
    }

    /** Whether it is a small word of any of the languages. */
    static boolean contains(String word) {
        return LANGUAGES_OF.containsKey(word.toLowerCase(Locale.ROOT));
    }

    /** All words of a text, small or not, as they are counted. */
    static List<String> in(String prose) {
        return WORD.matcher(prose)
                .results()
                .map(m -> m.group().replace('’', '\''))
                .toList();
    }
}
