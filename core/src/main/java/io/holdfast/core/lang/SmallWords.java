package io.holdfast.core.lang;

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
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]++(?:['’-][\\p{L}\\p{M}]++)*+");

    private SmallWords() {}

    private static Map<String, Set<String>> common() {
        Map<String, Set<String>> words = new LinkedHashMap<>();
        WordList.LANGUAGES.forEach(language -> words.put(language, WordList.of(language, "common")));
        NEIGHBOURS.forEach(language -> words.put(language, WordList.section("neighbours.txt", language)));
        return words;
    }

    static Set<String> of(String language) {
        return COMMON.getOrDefault(language, Set.of());
    }

    /** Whether it is a small word of any of the languages. */
    static boolean contains(String word) {
        String folded = word.toLowerCase(Locale.ROOT);
        return COMMON.values().stream().anyMatch(words -> words.contains(folded));
    }

    /** All words of a text, small or not, as they are counted. */
    static List<String> in(String prose) {
        return WORD.matcher(prose)
                .results()
                .map(m -> m.group().replace('’', '\''))
                .toList();
    }
}
