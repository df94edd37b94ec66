package io.holdfast.core.fact;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** English and Indonesian number words and what they stand for. */
final class NumberWords {
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

    private static final Map<String, Word> WORDS = new HashMap<>();
    private static final Map<String, Long> ORDINALS = new HashMap<>();
    private static final Map<String, Long> DENOMINATORS = new HashMap<>();
    private static final Map<String, Long> ABBREVIATIONS = Map.of(
            "k",
            1_000L,
            "K",
            1_000L,
            "M",
            1_000_000L,
            "mn",
            1_000_000L,
            "mio",
            1_000_000L,
            "bn",
            1_000_000_000L,
            "B",
            1_000_000_000L,
            "tn",
            1_000_000_000_000L,
            "rb",
            1_000L,
            "jt",
            1_000_000L);
    private static final Map<String, Long> MONEY_ABBREVIATIONS = Map.of(
            "m", 1_000_000L, "mm", 1_000_000L, "b", 1_000_000_000L, "T", 1_000_000_000_000L, "t", 1_000_000_000_000L);

    static {
        String[] small =
                ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
                                + "sixteen seventeen eighteen nineteen")
                        .split(" ");
        String[] indonesian = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas".split(" ");
        String[] tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
        put(Role.SMALL, 0, 1, small);
        put(Role.SMALL, 0, 1, indonesian);
        put(Role.TENS, 20, 10, tens);
        WORDS.put("belas", new Word(Role.TEEN_SUFFIX, 10));
        WORDS.put("puluh", new Word(Role.TENS_SUFFIX, 10));
        WORDS.put("hundred", new Word(Role.HUNDRED, 100));
        WORDS.put("ratus", new Word(Role.HUNDRED, 100));
        WORDS.put("seratus", new Word(Role.ONE_HUNDRED, 100));
        WORDS.put("seribu", new Word(Role.ONE_SCALE, 1_000));
        WORDS.put("sejuta", new Word(Role.ONE_SCALE, 1_000_000));
        WORDS.put("selusin", new Word(Role.ONE_SCALE, 12));
        scale(12L, "dozen lusin");
        scale(1_000L, "thousand ribu");
        scale(100_000L, "lakh lakhs");
        scale(1_000_000L, "million juta");
        scale(10_000_000L, "crore crores");
        scale(1_000_000_000L, "billion miliar milyar");
        scale(1_000_000_000_000L, "trillion triliun");
        ordinals(
                1,
                "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
                        + "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth");
        ordinals(1, "pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh");
        ORDINALS.put("thirtieth", 30L);
        ORDINALS.put("fortieth", 40L);
        ORDINALS.put("fiftieth", 50L);
        ORDINALS.put("sixtieth", 60L);
        ORDINALS.put("hundredth", 100L);
        ORDINALS.put("thousandth", 1000L);
        String[] parts = "third quarter fifth sixth seventh eighth ninth tenth".split(" ");
        for (int i = 0; i < parts.length; i++) {
            DENOMINATORS.put(parts[i], i + 3L);
            DENOMINATORS.put(parts[i] + "s", i + 3L);
        }
        DENOMINATORS.put("half", 2L);
        DENOMINATORS.put("halves", 2L);
        DENOMINATORS.put("fourth", 4L);
        DENOMINATORS.put("fourths", 4L);
        DENOMINATORS.put("hundredth", 100L);
        DENOMINATORS.put("hundredths", 100L);
        DENOMINATORS.put("perempat", 4L);
        DENOMINATORS.put("pertiga", 3L);
    }

    private NumberWords() {}

    private static void put(Role role, long first, long step, String[] words) {
        for (int i = 0; i < words.length; i++) {
            WORDS.put(words[i], new Word(role, first + i * step));
        }
    }

    private static void scale(long value, String words) {
        for (String word : words.split(" ")) {
            WORDS.put(word, new Word(Role.SCALE, value));
        }
    }

    private static void ordinals(long first, String words) {
        String[] each = words.split(" ");
        for (int i = 0; i < each.length; i++) {
            ORDINALS.put(each[i], first + i);
        }
    }

    static @Nullable Word word(String lower) {
        return WORDS.get(lower);
    }

    static @Nullable Long ordinal(String lower) {
        return ORDINALS.get(lower);
    }

    static @Nullable Long denominator(String lower) {
        return DENOMINATORS.get(lower);
    }

    /** The factor of a scale word after a numeral ("million", "hundred"), or null. */
    static @Nullable BigDecimal scaleWord(String lower) {
        Word word = WORDS.get(lower);
        if (word == null || !(word.role() == Role.SCALE || word.role() == Role.HUNDRED)) {
            return null;
        }
        return BigDecimal.valueOf(word.value());
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
        return switch (symbol) {
            case "½" -> new BigDecimal("0.5");
            case "¼" -> new BigDecimal("0.25");
            case "¾" -> new BigDecimal("0.75");
            case "⅓" -> fraction(1, 3);
            case "⅔" -> fraction(2, 3);
            case "⅛" -> new BigDecimal("0.125");
            case "⅕" -> new BigDecimal("0.2");
            default -> null;
        };
    }

    static BigDecimal fraction(long numerator, long denominator) {
        return BigDecimal.valueOf(numerator)
                .divide(BigDecimal.valueOf(denominator), MathContext.DECIMAL64)
                .stripTrailingZeros();
    }
}
