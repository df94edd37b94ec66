package io.holdfast.engine.corpus;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.core.text.Lexicon;
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

    private static final Set<String> FUNCTION_WORDS = Set.copyOf(List.of(
            // English
            "a an the of in on at by for from to into with without as is are was were be been being am do does did done has have had "
                    .concat(
                            "having and or but nor not no so if then than that this these those there here it its he she they them his her ")
                    .concat(
                            "their our we you your i me my who whom whose what which when where why how many much long often did can could ")
                    .concat(
                            "will would shall should may might must about after before during between over under again also only such own ")
                    .concat("same other some any each every all both more most very just name list give tell ")
                    // Indonesian
                    .concat(
                            "siapa siapakah apa apakah saja sebutkan daftar berapa berapakah kapan di mana dimana mengapa kenapa bagaimana yang ")
                    .concat(
                            "dan atau dari ke pada untuk dengan oleh dalam adalah ialah itu ini tersebut para sebuah seorang akan telah sudah ")
                    .concat("juga tidak bukan ada antara sebagai karena bahwa tentang")
                    .split(" +")));

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
