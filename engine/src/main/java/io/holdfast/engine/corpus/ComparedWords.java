package io.holdfast.engine.corpus;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.Lexicon;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.tartarus.snowball.ext.EnglishStemmer;

/**
 * Words as the engine compares them: case, accents and punctuation folded ("U.S. Open" = "US Open" = "us open"), and
 * content words stemmed ("taught" as "teach") without the function words of English and Indonesian.
 */
public final class ComparedWords {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern DOTTED = Pattern.compile("(?<![\\p{L}\\p{N}])(?:\\p{L}\\.){2,}");
    private static final Pattern POSSESSIVE = Pattern.compile("(?<=\\p{L})['’]s\\b");
    private static final Pattern GROUPED = Pattern.compile("(?<=\\d),(?=\\d{3}(?!\\d))");
    private static final Pattern DECIMAL = Pattern.compile("(?<=\\d)\\.(?=\\d)");
    private static final Pattern OTHER = Pattern.compile("[^\\p{L}\\p{N}%$€£¥\u0001]+");

    private static final Set<String> FUNCTION_WORDS = Set.copyOf(EngineWords.of("function-word"));

    private static final Cache<String, String> STEMS =
            Caffeine.newBuilder().maximumSize(100_000).executor(Runnable::run).build();

    private ComparedWords() {}

    /** Lower case, no accents, no punctuation; "U.S." becomes "us", "1,200" becomes "1200", "2.5" stays one word. */
    public static String fold(String text) {
        String s =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
        s = DOTTED.matcher(s).replaceAll(m -> m.group().replace(".", ""));
        s = POSSESSIVE.matcher(s).replaceAll("");
        s = GROUPED.matcher(s).replaceAll("");
        s = DECIMAL.matcher(s).replaceAll("\u0001");
        s = OTHER.matcher(s.toLowerCase(Locale.ROOT)).replaceAll(" ");
        return s.replace('\u0001', '.').strip();
    }

    public static List<String> tokens(String text) {
        String folded = fold(text);
        return folded.isEmpty() ? List.of() : List.of(folded.split(" "));
    }

    /** Stems of the words that carry meaning, in order of first appearance. */
    public static Set<String> content(String text) {
        Set<String> result = new LinkedHashSet<>();
        for (String token : tokens(text)) {
            if (!FUNCTION_WORDS.contains(token)) {
                result.add(stem(token));
            }
        }
        return result;
    }

    /** The same of the words of a section. */
    public static Set<String> contentOf(String section) {
        return content(String.join(" ", EngineWords.of(section)));
    }

    public static List<String> stems(String text) {
        List<String> result = new ArrayList<>();
        for (String token : tokens(text)) {
            result.add(stem(token));
        }
        return result;
    }

    public static boolean isFunctionWord(String token) {
        return FUNCTION_WORDS.contains(token);
    }

    /** Stems are asked for again and again; the memory of them is bounded. */
    public static String stem(String token) {
        return STEMS.get(token, ComparedWords::compute);
    }

    private static String compute(String token) {
        EnglishStemmer stemmer = new EnglishStemmer();
        stemmer.setCurrent(Lexicon.BUNDLED.base(token));
        stemmer.stem();
        return stemmer.getCurrent();
    }

    /** Share of {@code wanted} that {@code found} holds; 0 when nothing is wanted. */
    public static double coverage(Set<String> wanted, Set<String> found) {
        if (wanted.isEmpty()) {
            return 0;
        }
        long held = wanted.stream().filter(found::contains).count();
        return (double) held / wanted.size();
    }
}
