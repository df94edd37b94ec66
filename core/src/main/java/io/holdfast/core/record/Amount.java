package io.holdfast.core.record;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A number as a table or an answer writes it: "$5.2M", "5,200,000", "12 %". */
record Amount(BigDecimal mantissa, BigDecimal scale, boolean percent) {
    static final Pattern WRITTEN = Pattern.compile(
            "(?<![\\p{L}\\d.,])(-)?[$€£]?(\\d{1,3}(?:,\\d{3})+|\\d{1,15})(\\.\\d{1,15})?(?![\\d:])\\s?(%|percent\\b|[kKmMbB]n?\\b|thousand\\b|million\\b|billion\\b)?");

    private static final Map<String, Integer> SCALES =
            Map.of("k", 3, "thousand", 3, "m", 6, "mn", 6, "million", 6, "b", 9, "bn", 9, "billion", 9);

    /** The amount a whole text is; null when it is none. */
    static @Nullable Amount of(String text) {
        Matcher written = WRITTEN.matcher(text.strip());
        return written.matches() ? of(written) : null;
    }

    static Amount of(Matcher written) {
        String digits = written.group(2).replace(",", "") + (written.group(3) == null ? "" : written.group(3));
        BigDecimal value = new BigDecimal((written.group(1) == null ? "" : "-") + digits);
        String unit = written.group(4) == null ? "" : written.group(4).toLowerCase(Locale.ROOT);
        int power = SCALES.getOrDefault(unit, 0);
        return new Amount(value, BigDecimal.ONE.scaleByPowerOfTen(power), unit.equals("%") || unit.equals("percent"));
    }

    /** Whether {@code other} says the same, perhaps rounded, or in a scale that only a heading tells. */
    boolean saidAs(Amount other) {
        return near(mantissa.multiply(scale), other)
                || near(mantissa, new Amount(other.mantissa, BigDecimal.ONE, other.percent));
    }

    private static boolean near(BigDecimal value, Amount said) {
        BigDecimal inScale = value.divide(said.scale, 15, RoundingMode.HALF_UP);
        int decimals = Math.max(0, said.mantissa.scale());
        return inScale.setScale(decimals, RoundingMode.HALF_UP).compareTo(said.mantissa) == 0;
    }
}
