package io.holdfast.core.fact;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Brings the values of a text into one written form, so that a model reads equal values as equal strings: "2,400 g" and
 * "2.4 kg" both become "2.4 kg", "May 3, 1990" becomes "3 May 1990", "half past two pm" "14:30", "twelve" "12".
 * What cannot be told for sure (03/05/2020, ranges) stays as it is.
 */
public final class WrittenForm {
    /** Units an amount is written in, by dimension: the largest in which it is at least one. */
    private static final Map<Dimension, List<Step>> STEPS = Map.of(
            Dimension.TIME,
            steps("ms 0.001", "s 1", "min 60", "hours 3600", "days 86400"),
            Dimension.LENGTH,
            steps("um 0.000001", "mm 0.001", "cm 0.01", "m 1", "km 1000"),
            Dimension.MASS,
            steps("ug 0.000001", "mg 0.001", "g 1", "kg 1000", "t 1000000"),
            Dimension.VOLUME,
            steps("ml 0.001", "l 1", "m³ 1000"),
            Dimension.POWER,
            steps("uW 0.000001", "mW 0.001", "W 1", "kW 1000", "MW 1000000", "GW 1000000000"),
            Dimension.VOLTAGE,
            steps("uV 0.000001", "mV 0.001", "V 1", "kV 1000"),
            Dimension.CURRENT,
            steps("uA 0.000001", "mA 0.001", "A 1", "kA 1000"),
            Dimension.FREQUENCY,
            steps("Hz 1", "kHz 1000", "MHz 1000000", "GHz 1000000000"));

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);
    private static final BigDecimal BILLION = BigDecimal.valueOf(1_000_000_000);
    private static final int MAX_DIGITS = 6;

    /** 9M may be nine months, nine million or a name. */
    private static final Pattern SUFFIXED = Pattern.compile("^\\d[\\d.,]*\\p{L}$");

    private record Step(String name, BigDecimal factor) {}

    private WrittenForm() {}

    private static List<Step> steps(String... steps) {
        return java.util.Arrays.stream(steps)
                .map(s -> new Step(s.split(" ")[0], new BigDecimal(s.split(" ")[1])))
                .toList();
    }

    /** The text with its values in one form; everything else is untouched. */
    public static String of(String text) {
        TextFacts facts = TextFacts.read(text);
        TreeMap<Integer, int[]> at = new TreeMap<>();
        Map<Integer, String> forms = new java.util.HashMap<>();
        for (DateFact date : facts.dates()) {
            @Nullable String form = date.to() == null && !date.approximate() ? date(date.from()) : null;
            if (form != null) {
                at.put(date.start(), new int[] {date.start(), date.end()});
                forms.put(date.start(), form);
            }
        }
        for (Quantity q : facts.quantities()) {
            int start = numeral(q, text);
            @Nullable String form = start < 0 || SUFFIXED.matcher(q.of(text)).find() ? null : amount(q);
            if (form != null) {
                at.put(start, new int[] {start, q.end()});
                forms.put(start, form);
            }
        }
        StringBuilder out = new StringBuilder(text.length());
        int from = 0;
        for (int[] span : at.values()) {
            if (span[0] >= from) {
                out.append(text, from, span[0]).append(forms.get(span[0]));
                from = span[1];
                boolean glued = from < text.length() && Character.isLetterOrDigit(text.charAt(from));
                out.append(glued ? " " : "");
            }
        }
        return out.append(text, from, text.length()).toString();
    }

    /** Where the number itself begins: modifiers ("at least") are kept; -1 when that cannot be told. */
    private static int numeral(Quantity q, String text) {
        if (q.range() || q.kind() != Quantity.Kind.CARDINAL) {
            return -1;
        }
        boolean plain = q.bound() == Bound.EXACT && !q.approximate();
        for (int i = q.start(); i < q.end(); i++) {
            char c = text.charAt(i);
            if (Character.isDigit(c)
                    || Character.getType(c) == Character.CURRENCY_SYMBOL
                    || (c == '-' || c == '.' || c == '+') && i + 1 < q.end() && Character.isDigit(text.charAt(i + 1))) {
                boolean modified = i > q.start() && Character.isWhitespace(text.charAt(i - 1));
                return plain && i == q.start() || modified && text.charAt(q.end() - 1) != '+' ? i : -1;
            }
        }
        return plain ? q.start() : -1;
    }

    private static @Nullable String amount(Quantity q) {
        Unit unit = q.unit();
        if (unit == null || unit.counted()) {
            return number(q.low());
        }
        if (unit.per() != null || unit.offset().signum() != 0) {
            return null;
        }
        return switch (unit.dimension()) {
            case PERCENT -> plain(unit.toBase(q.low())) + " %";
            case CURRENCY -> number(q.low()) + " " + unit.name();
            case PERCENTAGE_POINT -> plain(unit.toBase(q.low())) + " percentage points";
            default -> measure(q, unit);
        };
    }

    private static @Nullable String measure(Quantity q, Unit unit) {
        List<Step> steps = STEPS.get(unit.dimension());
        if (steps == null || unit.calendar() || q.low().signum() <= 0) {
            return number(q.low()) + " " + unit.name();
        }
        BigDecimal base = unit.toBase(q.low());
        Step step = steps.get(0);
        for (Step s : steps) {
            step = base.compareTo(s.factor) >= 0 ? s : step;
        }
        BigDecimal value = base.divide(step.factor, MathContext.DECIMAL64);
        return value.stripTrailingZeros().precision() > MAX_DIGITS
                ? number(q.low()) + " " + unit.name()
                : plain(value) + " " + step.name;
    }

    private static String number(BigDecimal value) {
        BigDecimal size = value.abs();
        BigDecimal scale = size.compareTo(BILLION) >= 0 ? BILLION : size.compareTo(MILLION) >= 0 ? MILLION : null;
        if (scale != null) {
            BigDecimal scaled = value.divide(scale, MathContext.DECIMAL64).stripTrailingZeros();
            if (scaled.precision() <= MAX_DIGITS) {
                return plain(scaled) + (scale.compareTo(BILLION) == 0 ? " billion" : " million");
            }
        }
        return plain(value);
    }

    private static String plain(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return (stripped.scale() > 8
                        ? stripped.setScale(8, RoundingMode.HALF_EVEN).stripTrailingZeros()
                        : stripped)
                .toPlainString();
    }

    private static @Nullable String date(When when) {
        if (when instanceof When.Days days && days.options().size() == 1) {
            LocalDate first = days.options().get(0).first();
            LocalDate last = days.options().get(0).last();
            if (first.equals(last)) {
                return first.getDayOfMonth() + " " + month(first.getMonthValue()) + " " + first.getYear();
            }
            boolean month = first.getDayOfMonth() == 1
                    && first.getMonthValue() == last.getMonthValue()
                    && last.equals(first.plusMonths(1).minusDays(1));
            return month ? month(first.getMonthValue()) + " " + first.getYear() : null;
        }
        if (when instanceof When.Yearless part && part.firstMonth() == part.lastMonth() && part.day() > 0) {
            return part.day() + " " + month(part.firstMonth());
        }
        if (when instanceof When.Clock clock && clock.options().size() == 1) {
            LocalTime time = clock.options().get(0);
            return String.format(Locale.ROOT, "%02d:%02d", time.getHour(), time.getMinute());
        }
        return null;
    }

    private static String month(int month) {
        return java.time.Month.of(month).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }
}
