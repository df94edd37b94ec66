package io.holdfast.core.fact.number;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Reads digits with separators: 1,000.50 and 1.000,50 and 1'000; what is ambiguous follows the text's language. */
final class DigitFormat {
    /** Longer digit runs are identifiers, not amounts. */
    private static final int LONGEST = 40;

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
        int dots = count(s, '.');
        int commas = count(s, ',');
        int quotes = count(s, '\'');
        if (quotes > 0) {
            return commas == 0 && dots <= 1 && grouped(beforeLast(s, '.'), '\'') ? plain(s.replace("'", "")) : null;
        }
        if (dots == 0 && commas == 0) {
            return plain(s);
        }
        if (dots > 0 && commas > 0) {
            boolean dotLast = s.lastIndexOf('.') > s.lastIndexOf(',');
            char decimal = dotLast ? '.' : ',';
            char group = dotLast ? ',' : '.';
            if (count(s, decimal) > 1 || !grouped(beforeLast(s, decimal), group)) {
                return null;
            }
            return plain(s.replace(String.valueOf(group), "").replace(decimal, '.'));
        }
        char separator = dots > 0 ? '.' : ',';
        boolean groups = grouped(s, separator);
        if (count(s, separator) > 1) {
            return groups ? plain(s.replace(String.valueOf(separator), "")) : null;
        }
        boolean thousands = groups && (separator == ',' ? !dotGroups : dotGroups);
        return plain(thousands ? s.replace(String.valueOf(separator), "") : s.replace(separator, '.'));
    }

    private static @Nullable BigDecimal plain(String s) {
        return s.isEmpty() ? null : new BigDecimal(s);
    }

    private static String beforeLast(String s, char c) {
        int at = s.lastIndexOf(c);
        return at < 0 ? s : s.substring(0, at);
    }

    /** Whether the separator splits thousands (1,234,567) or lakhs (12,34,567). */
    private static boolean grouped(String s, char separator) {
        String[] parts = s.split(separator == '.' ? "\\." : String.valueOf(separator), -1);
        int n = parts.length;
        if (n < 2 || parts[0].isEmpty() || parts[0].length() > 3 || parts[0].charAt(0) == '0') {
            return false;
        }
        boolean thousands = true;
        boolean lakhs = separator == ',' && n > 2 && parts[0].length() <= 2;
        for (int i = 1; i < n; i++) {
            thousands &= parts[i].length() == 3;
            lakhs &= parts[i].length() == (i == n - 1 ? 3 : 2);
        }
        return thousands || lakhs;
    }

    private static int count(String s, char c) {
        return (int) s.chars().filter(x -> x == c).count();
    }

    private static String ascii(String token) {
        StringBuilder out = new StringBuilder(token.length());
        token.codePoints().forEach(c -> {
            int digit = Character.digit(c, 10);
            if (digit >= 0) {
                out.append((char) ('0' + digit));
            } else {
                out.append(c == '’' ? '\'' : (char) c);
            }
        });
        return out.toString();
    }
}
