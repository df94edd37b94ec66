package io.holdfast.text.fact.number;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads digits with separators: 1,000.50 and 1.000,50 and 1'000; what is ambiguous follows the text's language. */
final class DigitFormat {
    /** Longer digit runs are identifiers, not amounts. */
    private static final int LONGEST = 40;

    /** Thousands (1,234,567) and lakhs (12,34,567). */
    private static final String COMMAS = "(?:[1-9]\\d{0,2}(?:,\\d{3})+|[1-9]\\d?(?:,\\d{2})+,\\d{3})";

    private static final String DOTS = "[1-9]\\d{0,2}(?:\\.\\d{3})+";
    private static final Pattern BY_COMMAS = Pattern.compile(COMMAS);
    private static final Pattern BY_DOTS = Pattern.compile(DOTS);
    private static final Pattern ENGLISH = Pattern.compile("(?:" + COMMAS + "|[1-9]\\d{0,2}(?:'\\d{3})+)(?:\\.\\d+)?");
    private static final Pattern EUROPEAN = Pattern.compile(DOTS + "(?:,\\d+)?");
    private static final Pattern AT_MOST_ONE_SEPARATOR = Pattern.compile("\\d+|\\d*[.,]\\d+");

    private DigitFormat() {}

    /**
     * The value of a numeral token, or null when it is none (a version, a list, an id).
     *
     * @param dotGroups whether a single dot before three digits groups thousands (Rp 10.000)
     */
    static @Nullable BigDecimal parse(String token, boolean dotGroups) {
        if (token.length() > LONGEST) {
            return null;
        }
        String s = ascii(token);
        if (AT_MOST_ONE_SEPARATOR.matcher(s).matches()) {
            boolean thousands = (dotGroups ? BY_DOTS : BY_COMMAS).matcher(s).matches();
            return new BigDecimal(thousands ? s.replaceAll("[.,]", "") : s.replace(',', '.'));
        }
        if (ENGLISH.matcher(s).matches()) {
            return new BigDecimal(s.replaceAll("[,']", ""));
        }
        return EUROPEAN.matcher(s).matches() ? new BigDecimal(s.replace(".", "").replace(',', '.')) : null;
    }

    private static String ascii(String token) {
        StringBuilder out = new StringBuilder(token.length());
        token.codePoints().forEach(c -> {
            int digit = Character.digit(c, 10);
            out.append(digit >= 0 ? (char) ('0' + digit) : c == '’' ? '\'' : (char) c);
        });
        return out.toString();
    }
}
