package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import java.math.BigDecimal;
import java.math.MathContext;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** English and Indonesian number words and their values. */
public final class NumberWords {
    /** What a word does to the number before it; each role is a section of the word lists. */
    enum Role {
        SMALL,
        TENS,
        HUNDRED,
        SCALE,
        /** Indonesian "seratus", "seribu": one of a scale in one word. */
        ONE_HUNDRED,
        ONE_SCALE,
        TEEN_SUFFIX,
        TENS_SUFFIX
    }

    record Word(Role role, long value) {}

    private static final Map<String, Word> WORDS = words();
    private static final Map<String, Long> ORDINALS = FactWords.values("ordinal");
    private static final Map<String, Long> DENOMINATORS = FactWords.values("denominator");
    private static final Map<String, Long> ABBREVIATIONS = FactWords.values("abbreviation");
    private static final Map<String, Long> MONEY_ABBREVIATIONS = FactWords.values("money_abbreviation");

    private NumberWords() {}

    private static Map<String, Word> words() {
        Map<String, Word> words = new HashMap<>();
        for (Role role : Role.values()) {
            FactWords.values(role.name().toLowerCase(Locale.ROOT))
                    .forEach((word, value) -> words.put(word, new Word(role, value)));
        }
        return words;
    }

    public static @Nullable Word word(String lower) {
        return WORDS.get(lower);
    }

    public static @Nullable Long ordinal(String lower) {
        return ORDINALS.get(lower);
    }

    static @Nullable Long denominator(String lower) {
        return DENOMINATORS.get(lower);
    }

    /** The factor of a scale word after a numeral ("million", "hundred"), or null. */
    public static @Nullable BigDecimal scaleWord(String lower) {
        Word word = WORDS.get(lower);
        return word != null && (word.role() == Role.SCALE || word.role() == Role.HUNDRED)
                ? BigDecimal.valueOf(word.value())
                : null;
    }

    /** The factor of a letter glued to digits: 5k, 3M, 2bn; with money also 5m and 2b. */
    static @Nullable BigDecimal abbreviation(String text, boolean money) {
        Long factor = ABBREVIATIONS.get(text);
        if (factor == null && money) {
            factor = MONEY_ABBREVIATIONS.get(text);
        }
        return factor == null ? null : BigDecimal.valueOf(factor);
    }

    /** The value of a vulgar fraction character such as ½, or null. */
    static @Nullable BigDecimal vulgar(String symbol) {
        String[] parts = Normalizer.normalize(symbol, Normalizer.Form.NFKC).split("⁄");
        return symbol.length() == 1 && parts.length == 2
                ? fraction(Long.parseLong(parts[0]), Long.parseLong(parts[1]))
                : null;
    }

    static BigDecimal fraction(long numerator, long denominator) {
        return BigDecimal.valueOf(numerator)
                .divide(BigDecimal.valueOf(denominator), MathContext.DECIMAL64)
                .stripTrailingZeros();
    }
}
