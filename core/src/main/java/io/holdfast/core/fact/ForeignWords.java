package io.holdfast.core.fact;

import io.holdfast.core.fact.Tokens.Token;
import io.holdfast.core.lang.WordList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How one language writes values, from {@code lang/LANGUAGE/values.txt}: its words for them and the English ones. */
final class ForeignWords {
    /** What is known of a word, three bits a language. */
    private static final int TELLS = 1;

    private static final int VALUE = 2;
    private static final int COMMON = 4;
    private static final int ENGLISH = 1 << 30;

    private static final List<ForeignWords> ALL =
            List.of(new ForeignWords("de"), new ForeignWords("fr"), new ForeignWords("es"));
    private static final Map<String, Integer> FLAGS = flags();

    private final Set<String> common;
    private final Map<String, String> english = new HashMap<>();
    private final Set<String> words;
    private final Set<String> shared;
    private final Map<String, Set<String>> sections = new HashMap<>();
    private final SpokenNumbers numbers;
    private int longest = 1;

    private ForeignWords(String language) {
        String resource = language + "/values.txt";
        this.common = WordList.of(language, "common");
        this.shared = words(resource, "shared", "\\s+");
        Set<String> all = new HashSet<>();
        for (String line : WordList.lines(resource, "words")) {
            int sign = line.indexOf(" = ");
            for (String local : line.substring(sign + 3).split(", ")) {
                english.put(local, line.substring(0, sign));
                if (local.indexOf(' ') < 0) {
                    all.add(local);
                }
                longest = Math.max(longest, local.split(" ").length);
            }
        }
        this.numbers = new SpokenNumbers(WordList.lines(resource, "numbers"), WordList.lines(resource, "compound"));
        all.addAll(numbers.words());
        all.addAll(words(resource, "hour", "\\s+"));
        all.addAll(words(resource, "hours", "\\s+"));
        this.words = Set.copyOf(all);
        for (String section : List.of("homograph", "hour", "hours", "long", "short")) {
            sections.put(section, words(resource, section, "\\s+"));
        }
        for (String section : List.of("at", "alone", "up_to")) {
            sections.put(section, words(resource, section, ", "));
        }
    }

    private static Set<String> words(String resource, String section, String between) {
        return WordList.lines(resource, section).stream()
                .flatMap(line -> Arrays.stream(line.split(between)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The language whose words for values a text has, where the text is more in that language than in English. */
    static @Nullable ForeignWords of(Tokens tokens) {
        int[] ours = new int[ALL.size()];
        int[] others = new int[ALL.size()];
        int[] values = new int[ALL.size()];
        for (int i = 0; i < tokens.size(); i++) {
            Integer flags = tokens.at(i).isWord() ? FLAGS.get(tokens.at(i).lower()) : null;
            for (int l = 0; flags != null && l < ALL.size(); l++) {
                int of = flags >> 3 * l;
                boolean tells =
                        (of & TELLS) > 0 || (of & VALUE) > 0 && ALL.get(l).datedBy(tokens, i);
                ours[l] += tells ? 1 : 0;
                values[l] += (of & VALUE) > 0 ? 1 : 0;
                others[l] += (flags & ENGLISH) > 0 && (of & COMMON) == 0 ? 1 : 0;
            }
        }
        ForeignWords best = null;
        int most = 0;
        for (int l = 0; l < ALL.size(); l++) {
            int score = 2 * ours[l] + values[l];
            if (ours[l] > others[l]
                    && score > most
                    && (values[l] > 0 || ALL.get(l).counts(tokens))) {
                most = score;
                best = ALL.get(l);
            }
        }
        return best;
    }

    /** What is known of each word: of each language whether it tells it, states a value, is small; and English ones. */
    private static Map<String, Integer> flags() {
        Map<String, Integer> flags = new HashMap<>();
        Set<String> english = WordList.of("en", "common");
        english.forEach(word -> flags.put(word, ENGLISH));
        for (int l = 0; l < ALL.size(); l++) {
            ForeignWords language = ALL.get(l);
            int at = 3 * l;
            for (String word : language.common) {
                flags.merge(word, COMMON << at | (english.contains(word) ? 0 : TELLS << at), (a, b) -> a | b);
            }
            for (String word : language.words) {
                flags.merge(word, VALUE << at | (language.shared.contains(word) ? 0 : TELLS << at), (a, b) -> a | b);
            }
        }
        return Map.copyOf(flags);
    }

    /** Whether a word for a value belongs to one of the languages and to no other. */
    static boolean telling(String lower) {
        int flags = FLAGS.getOrDefault(lower, 0);
        for (int l = 0; l < ALL.size(); l++) {
            if ((flags >> 3 * l & (TELLS | VALUE | COMMON)) == (TELLS | VALUE)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a word is a numeral of one of the languages. */
    static boolean numeral(String lower) {
        return ALL.stream().anyMatch(l -> l.numbers.word(lower));
    }

    private boolean counts(Tokens tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.at(i).isWord() && numbers.word(tokens.at(i).lower())) {
                return true;
            }
        }
        return false;
    }

    /** The "mars" of "3 mars": a month behind a day, written small, is no planet. */
    private boolean datedBy(Tokens tokens, int i) {
        Token t = tokens.at(i);
        Integer month = CalendarWords.month(english.getOrDefault(t.lower(), "").toLowerCase(Locale.ROOT));
        int day = tokens.at(i - 1).is("de") ? i - 2 : i - 1;
        return month != null
                && !t.capitalised()
                && tokens.at(day).isNumber()
                && tokens.at(day).text().length() <= 2;
    }

    /** The most tokens that a phrase of this language has. */
    int longest() {
        return longest;
    }

    /** The English words of a phrase, tokens joined by blanks; null when it is none. */
    @Nullable String english(String phrase) {
        return english.get(phrase);
    }

    boolean in(String section, String phrase) {
        return sections.getOrDefault(section, Set.of()).contains(phrase);
    }

    boolean common(String word) {
        return common.contains(word);
    }

    SpokenNumbers numbers() {
        return numbers;
    }
}
