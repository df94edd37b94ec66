package io.holdfast.text.lang;

import io.holdfast.core.port.LanguageDetector;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells the language a text is written in, or {@link #UNDETERMINED}: of code, records, tables and names nothing is
 * guessed. First the script decides, then small words; what neither settles is given to a {@link LanguageDetector}.
 *
 * @param detector null: texts that scripts and small words do not settle stay undetermined
 */
public record LanguageReader(@Nullable LanguageDetector detector) {
    /** The code of a text whose language cannot be told. */
    public static final String UNDETERMINED = "und";

    /** How much of a text is looked at. */
    private static final int REACH = 4000;
    /** Letters of a script other than Latin that settle it, and those that do where they are no name. */
    private static final int FEWEST_LETTERS = 24;

    private static final int FEWEST_OF_PHRASE = 8;
    /** Small words settle the language where they are many and ahead of the next language's, or some and far ahead. */
    private static final double MANY = 0.2;

    private static final double AHEAD = 1.3;
    private static final double SOME = 0.12;
    private static final double FAR_AHEAD = 3;
    /** Small words a text must have for them to tell its language. */
    private static final int FEWEST_COMMON = 2;
    /** Words of a text in which one alone may tell. */
    private static final int WORDS_OF_LONE = 4;
    /** Lower-case words a detector must see, and how far its first choice must lead the languages with word lists. */
    private static final int FEWEST_WORDS = 6;

    private static final double LEAD = 4;

    private static final double LEAD_OF_FEW = 1.3;
    private static final int FEWEST_OF_NEIGHBOUR = 4;
    /** Abbreviations in capitals, initials, and the small words between the words of a name. */
    private static final Pattern OF_NAMES = WordPatterns.ALL.compile(
            "(?<!\\p{L})\\p{Lu}(?:\\p{Lu}++(?!\\p{L})|\\.(?= \\p{Lu}))|(?<= )(?=%{joining} )(?<=\\p{Lu}\\p{Ll}{1,30} )(?:%{joining} ){1,2}(?=\\p{Lu})");
    /** Letters beyond ASCII of the languages with word lists. */
    private static final String KNOWN_LETTERS = "äöüßàâæçéèêëîïôœùûÿáíóúñ";
    /** Words written small that make letters tell a language. */
    private static final int FEWEST_PLAIN = 4;

    /** ISO 639-1 code of the text's language (639-3 where there is no shorter one), or {@link #UNDETERMINED}. */
    public String of(String text) {
        String sample = text.length() > REACH ? text.substring(0, REACH) : text;
        String prose = RunningText.of(sample);
        Scripts scripts = new Scripts(prose);
        UnicodeScript foreign = scripts.foreign();
        if (foreign != null) {
            return scripts.all() >= FEWEST_LETTERS || scripts.all() >= FEWEST_OF_PHRASE && phrase(foreign, prose)
                    ? byScript(foreign, prose)
                    : UNDETERMINED;
        }
        return byWords(SmallWords.in(
                prose.equals(prose.toUpperCase(Locale.ROOT))
                        ? prose
                        : OF_NAMES.matcher(prose).replaceAll("")));
    }

    /** Whether a few words are more than a name: one is written small, they are three, or have a sign of a sentence. */
    private static boolean phrase(UnicodeScript script, String prose) {
        List<String> words = SmallWords.in(prose);
        Set<String> signs = SmallWords.of("" + Scripts.language(script));
        return words.size() > 2
                || words.stream().anyMatch(word -> Character.isLowerCase(word.codePointAt(0)))
                || prose.codePoints().mapToObj(Character::toString).anyMatch(signs::contains);
    }

    private String byScript(UnicodeScript script, String prose) {
        String only = Scripts.language(script);
        return only != null ? only : sure(prose, LEAD).orElse(UNDETERMINED + "-" + Scripts.code(script));
    }

    private String byWords(List<String> words) {
        List<String> folded =
                words.stream().map(w -> w.toLowerCase(Locale.ROOT)).toList();
        return byOwnWords(words, folded).orElseGet(() -> bySmallWords(words, folded));
    }

    private String bySmallWords(List<String> words, List<String> folded) {
        List<Map.Entry<String, Integer>> ranked = SmallWords.count(folded).entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .toList();
        String best = ranked.get(0).getKey();
        int most = ranked.get(0).getValue();
        int next = ranked.get(1).getValue();
        int enough = SmallWords.NEIGHBOURS.contains(best) ? FEWEST_OF_NEIGHBOUR : FEWEST_COMMON;
        boolean many = most >= MANY * words.size() && most >= AHEAD * next;
        boolean clear = most >= SOME * words.size() && most >= FAR_AHEAD * next;
        if (most >= enough && (many || clear)) {
            return best;
        }
        return byLetters(words, folded).orElseGet(() -> byDetector(words));
    }

    /** The neighbour with most words that no supported language has: two at least, one in eight, or a lone one. */
    private static Optional<String> byOwnWords(List<String> words, List<String> all) {
        List<String> folded = all.stream().distinct().toList();
        Map<String, Integer> own = SmallWords.count(
                folded.stream().filter(w -> !SmallWords.KNOWN.contains(w)).toList());
        return SmallWords.NEIGHBOURS.stream()
                .max(Comparator.comparingInt(language -> own.getOrDefault(language, 0)))
                .filter(language -> own.getOrDefault(language, 0) >= Math.max(FEWEST_COMMON, SOME * folded.size())
                        || folded.size() <= WORDS_OF_LONE && lone(words, folded, language));
    }

    /** A word written small, longer than those between names, where no small word is foreign to the neighbour. */
    private static boolean lone(List<String> words, List<String> folded, String neighbour) {
        Set<String> common = SmallWords.of(neighbour);
        return words.stream().anyMatch(w -> w.length() > 3 && common.contains(w) && !SmallWords.KNOWN.contains(w))
                && folded.stream().filter(SmallWords.KNOWN::contains).allMatch(common::contains);
    }

    /** Words, not only names, with letters that no language with word lists has: the first choice among the others. */
    private Optional<String> byLetters(List<String> words, List<String> folded) {
        long plain = words.stream().filter(LanguageReader::plain).count();
        long lettered = words.stream().filter(LanguageReader::otherLetters).count();
        long both = words.stream().filter(w -> plain(w) && otherLetters(w)).count();
        boolean told = both >= 1 && (plain >= FEWEST_PLAIN || lettered >= 2 && words.size() >= FEWEST_PLAIN)
                || both > folded.stream().filter(SmallWords.KNOWN::contains).count();
        if (!told) {
            return Optional.empty();
        }
        Map<String, Double> others = new HashMap<>(likely(String.join(" ", words)));
        others.keySet().removeAll(WordList.LANGUAGES);
        return Optional.of(first(others).orElse(UNDETERMINED + "-Latn"));
    }

    /** Names are written with a capital. */
    private static boolean plain(String word) {
        return Character.isLowerCase(word.codePointAt(0)) && word.equals(word.toLowerCase(Locale.ROOT));
    }

    private static boolean otherLetters(String word) {
        String lower = Normalizer.normalize(word, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        return lower.chars()
                .anyMatch(c -> c > 127 && UnicodeScript.of(c) == UnicodeScript.LATIN && KNOWN_LETTERS.indexOf(c) < 0);
    }

    /** Names are written with a capital: words that are not must make up the text. */
    private String byDetector(List<String> words) {
        List<String> plain = words.stream()
                .filter(w -> Character.isLowerCase(w.codePointAt(0)))
                .toList();
        String all = String.join(" ", words);
        boolean few = all.length() < RunningText.BRIEF;
        if (plain.size() < (few ? FEWEST_COMMON : FEWEST_WORDS) || 2 * plain.size() < words.size()) {
            return UNDETERMINED;
        }
        return sure(few ? all : String.join(" ", plain), few ? LEAD_OF_FEW : LEAD)
                .filter(best -> !few || !WordList.LANGUAGES.contains(best))
                .orElse(UNDETERMINED);
    }

    private Map<String, Double> likely(String prose) {
        return detector == null ? Map.of() : detector.detect(prose);
    }

    private static Optional<String> first(Map<String, Double> likely) {
        return likely.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /** The detector's first choice, where no language with word lists is nearly as likely. */
    private Optional<String> sure(String prose, double lead) {
        Map<String, Double> likely = likely(prose);
        return first(likely)
                .filter(best -> WordList.LANGUAGES.stream()
                        .allMatch(l -> l.equals(best)
                                || likely.getOrDefault(best, 0.0) >= lead * likely.getOrDefault(l, 0.0)));
    }
}
