package io.holdfast.core.fact;

import java.math.BigDecimal;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A number as Chinese and Japanese write it: 320, 三百二十, 二〇二四, 1.5億, 3万5千.
 *
 * @param next index of the token behind it
 * @param written in characters, not in digits
 * @param scaled whether characters that multiply are in it, beside one that is multiplied
 */
record HanNumber(BigDecimal value, int next, boolean written, boolean scaled) {
    private static final String DIGITS = "〇一二三四五六七八九";
    private static final String TENS = "十百千";
    private static final int LARGEST = 9999;

    boolean one() {
        return value.compareTo(BigDecimal.ONE) == 0;
    }

    /** The value of a whole number up to 9999; -1 for others. */
    int small() {
        boolean fits = value.scale() <= 0 && value.signum() >= 0 && value.compareTo(BigDecimal.valueOf(LARGEST)) <= 0;
        return fits ? value.intValue() : -1;
    }

    private static int digit(String c) {
        return switch (c) {
            case "零", "○" -> 0;
            case "两", "兩" -> 2;
            default -> c.length() == 1 ? DIGITS.indexOf(c) : -1;
        };
    }

    private static long myriads(String c) {
        return switch (c) {
            case "万", "萬" -> 10_000L;
            case "亿", "億" -> 100_000_000L;
            case "兆" -> 1_000_000_000_000L;
            default -> 0;
        };
    }

    /** The number that begins at a token of one character, or of digits; null when none does. */
    static @Nullable HanNumber read(IntFunction<String> at, int i) {
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal section = BigDecimal.ZERO;
        BigDecimal current = null;
        boolean written = true;
        boolean scaled = false;
        StringBuilder row = new StringBuilder();
        int k = i;
        for (; ; k++) {
            String c = at.apply(k);
            BigDecimal digits = !c.isEmpty() && Character.isDigit(c.charAt(0)) ? DigitFormat.parse(c, false) : null;
            int digit = digit(c);
            int tens = c.length() == 1 ? TENS.indexOf(c) + 1 : 0;
            long myriads = myriads(c);
            if (digits != null && current == null) {
                current = digits;
                written = false;
            } else if (digit >= 0 && (current == null || !row.isEmpty())) {
                row.append(digit);
                current = new BigDecimal(row.toString());
            } else if (tens > 0 && !(current == null && k == i && !written)) {
                section = section.add((current == null ? BigDecimal.ONE : current).scaleByPowerOfTen(tens));
                scaled |= current != null || k > i || digit(at.apply(k + 1)) > 0;
                current = null;
                row.setLength(0);
            } else if (myriads > 0 && (current != null || section.signum() > 0)) {
                BigDecimal below = section.add(current == null ? BigDecimal.ZERO : current);
                total = total.add(below.multiply(BigDecimal.valueOf(myriads)));
                section = BigDecimal.ZERO;
                current = null;
                row.setLength(0);
                scaled = true;
            } else {
                break;
            }
        }
        if (k == i) {
            return null;
        }
        BigDecimal value = total.add(section).add(current == null ? BigDecimal.ZERO : current);
        BigDecimal plain = value.scale() < 0 ? value.setScale(0) : value;
        return new HanNumber(plain, k, written, scaled || row.length() > 3);
    }
}
