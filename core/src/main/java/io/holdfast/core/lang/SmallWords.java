package io.holdfast.core.lang;

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
    static final List<String> LANGUAGES = List.copyOf(COMMON.keySet());
    /** Of each small word the places of its languages in that list. */
    private static final Map<String, List<Integer>> LANGUAGES_OF = languagesOf();

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]++(?:['’-][\\p{L}\\p{M}]++)*+");

    private SmallWords() {}

    private static Map<String, Set<String>> common() {
        Map<String, Set<String>> words = new LinkedHashMap<>();
        WordList.LANGUAGES.forEach(language -> words.put(language, WordList.of(language, "common")));
        NEIGHBOURS.forEach(language -> words.put(language, WordList.section("neighbours.txt", language)));
        return words;
    }

    private static Map<String, List<Integer>> languagesOf() {
        Map<String, List<Integer>> languages = new HashMap<>();
        for (int i = 0; i < LANGUAGES.size(); i++) {
            for (String word : of(LANGUAGES.get(i))) {
                languages.computeIfAbsent(word, w -> new ArrayList<>()).add(i);
            }
        }
        return languages;
    }

    /** How many of the words are small words of each language, in the order of the languages. */
    static Map<String, Integer> count(Collection<String> words) {
        int[] counts = new int[LANGUAGES.size()];
        for (String word : words) {
            for (int language : LANGUAGES_OF.getOrDefault(word, List.of())) {
                counts[language]++;
            }
        }
        Map<String, Integer> byLanguage = new LinkedHashMap<>();
        for (int i = 0; i < counts.length; i++) {
            byLanguage.put(LANGUAGES.get(i), counts[i]);
        }
        return byLanguage;
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
