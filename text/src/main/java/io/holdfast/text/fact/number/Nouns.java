package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The noun a number counts: "3 young players" counts "player". Reads only what looks like a plural. */
public final class Nouns {
    /** Words between a number and its noun: "12 newly hired senior engineers". */
    private static final int REACH = 4;

    private static final Pattern PLURAL_S = Pattern.compile("(?s).{3,}(?<![sui])s");

    private static final Pattern PLURAL_ES = Pattern.compile("(?s).*(?:ss|sh|ch|x|zz|o)es");
    private static final Map<String, String> IRREGULAR = irregular();
    private static final Set<String> FUNCTION_WORDS = FactWords.of("not_counted");
    private static final Set<String> ADJECTIVES = FactWords.of("before_noun");
    private static final Set<String> NOT_PLURAL = FactWords.of("not_plural");

    private Nouns() {}

    private static Map<String, String> irregular() {
        Map<String, String> singulars = new HashMap<>();
        for (String line : FactWords.lines("plural")) {
            List<String> forms = List.of(line.split(" "));
            forms.subList(forms.size() == 1 ? 0 : 1, forms.size()).forEach(f -> singulars.put(f, forms.get(0)));
        }
        return singulars;
    }

    /** The counted noun after a number, in the singular, or null when there is none we trust. */
    public static @Nullable String after(Tokens tokens, int i, boolean one) {
        int from = i;
        if (Tokens.dash(tokens.at(i)) && tokens.glued(i - 1, i + 2)) {
            return hyphenated(tokens.at(i + 1));
        }
        if (tokens.at(from).is("of") && tokens.at(from + 1).is("the")) {
            from += 2;
        }
        for (int j = from; j < from + REACH; j++) {
            Token t = tokens.at(j);
            boolean name = t.capitalised() && !t.text().equals(t.text().toUpperCase(Locale.ROOT));
            if (!t.isWord() || name || FUNCTION_WORDS.contains(t.lower())) {
                return null;
            }
            Token following = tokens.at(j + 1);
            boolean possessive = (following.gluedAs("'") || following.gluedAs("’"))
                    && tokens.at(j + 2).is("s");
            if (plural(t.lower()) && !possessive) {
                return singular(t.lower());
            }
            boolean last = !following.isWord() || FUNCTION_WORDS.contains(following.lower());
            if (one && last && !ADJECTIVES.contains(t.lower())) {
                return t.lower();
            }
        }
        return null;
    }

    /** "3-bedroom", "20-member". */
    private static @Nullable String hyphenated(Token t) {
        return t.isWord() && t.text().equals(t.lower()) && t.lower().length() > 2 && !FUNCTION_WORDS.contains(t.lower())
                ? singular(t.lower())
                : null;
    }

    static boolean functionWord(String lower) {
        return FUNCTION_WORDS.contains(lower);
    }

    static boolean plural(String lower) {
        return IRREGULAR.containsKey(lower) || PLURAL_S.matcher(lower).matches() && !NOT_PLURAL.contains(lower);
    }

    static String singular(String lower) {
        String irregular = IRREGULAR.get(lower);
        if (irregular != null) {
            return irregular;
        }
        if (!plural(lower)) {
            return lower;
        }
        int n = lower.length();
        return lower.endsWith("ies") && n > 4
                ? lower.substring(0, n - 3) + "y"
                : lower.substring(0, PLURAL_ES.matcher(lower).matches() ? n - 2 : n - 1);
    }
}
