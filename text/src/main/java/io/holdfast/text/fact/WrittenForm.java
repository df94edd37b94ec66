package io.holdfast.text.fact;

import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Bound;
import io.holdfast.text.fact.number.NumberWords;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import io.holdfast.text.fact.number.UnitDimension;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.lang.WordPatterns;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.Normalizer;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Brings the values of a text into one written form, so that a model reads equal values as equal strings: "2,400 g" and
 * "2.4 kg" both become "2.4 kg", "May 3, 1990" becomes "3 May 1990", "2:30 pm" "14:30", "twelve" "12",
 * "$5–6 million" "5 million USD to 6 million USD". What cannot be told for sure (03/05/2020) stays as it is.
 */
public final class WrittenForm {
    /** Numbers in circles. */
    private static final Pattern ENCLOSED = Pattern.compile("[\\u2460-\\u2473\\u3251-\\u325f\\u32b1-\\u32bf]");

    /** Units an amount is written in, by dimension: the largest in which it is at least one. */
    private static final Map<UnitDimension, List<Step>> STEPS = steps();

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private static final BigDecimal BILLION = BigDecimal.valueOf(1_000_000_000);
    private static final BigDecimal KILO = BigDecimal.valueOf(1000);
    private static final BigDecimal KIBI = BigDecimal.valueOf(1024);
    private static final int MAX_DIGITS = 6;

    /** Units that are written as words, in their plural where the amount is not one. */
    private static final Set<String> WORDS = Set.of("hour", "day", "week", "month", "year");

    /** A date and a time of day as machines write them: "2024-03-14T09:35:00+01:00". */
    private static final Pattern TIMESTAMP = Pattern.compile(
            "\\b(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d)(?::00(?:\\.0+)?(?![\\d.])|(:\\d\\d)(?:\\.\\d+)?)?");

    /** A sign that is no hyphen, directly before a number. */
    private static final Pattern MINUS = Pattern.compile("(?<![^\\s(\\[=:])[−–](?=[$€£¥]?\\d)");

    /** What joins the two ends of a range. */
    private static final Pattern JOIN = WordPatterns.ALL.compile(
            "(?<=[\\p{L}\\d%°$€£¥])(?:\\s*[-–—−]\\s*|\\s+(%{joins-range})\\s+)(?=[$€£¥]?\\s?\\d)");

    private static final Pattern WORD = Pattern.compile("(?:a\\s+)?(\\p{L}+)");

    /** 9M may be nine months, nine million or a name. */
    private static final Pattern SUFFIXED = Pattern.compile("^\\d[\\d.,]*\\p{L}$");

    private record Step(String name, BigDecimal factor) {}

    private record Form(int start, int end, String written) {}

    private WrittenForm() {}

    private static Map<UnitDimension, List<Step>> steps() {
        Map<UnitDimension, List<Step>> steps = new EnumMap<>(UnitDimension.class);
        for (String line : FactWords.lines("written")) {
            String[] parts = line.split(" ");
            List<Step> ascending = new ArrayList<>();
            for (int i = 1; i < parts.length; i += 2) {
                ascending.add(new Step(parts[i], new BigDecimal(parts[i + 1])));
            }
            steps.put(UnitDimension.valueOf(parts[0]), List.copyOf(ascending));
        }
        return steps;
    }

    /** The text with its values in one form; everything else is untouched. */
    public static String of(String text) {
        return of(TextFacts.read(ENCLOSED.matcher(text)
                .replaceAll(number -> Normalizer.normalize(number.group(), Normalizer.Form.NFKC))));
    }

    /** The text of these facts with its values in one form. */
    public static String of(TextFacts read) {
        String raw = read.text();
        String stamped = raw.indexOf('T') < 0 ? raw : TIMESTAMP.matcher(raw).replaceAll("$1 $2$3 ");
        TextFacts facts = stamped.equals(raw) ? read : TextFacts.read(stamped);
        String text = MINUS.matcher(stamped).replaceAll("-");
        TreeMap<Integer, Form> forms = new TreeMap<>();
        for (DateFact date : facts.dates()) {
            @Nullable String form = date.to() == null && !date.approximate() ? date(date.from()) : null;
            if (form != null) {
                forms.put(date.start(), new Form(date.start(), date.end(), form));
            }
        }
        for (Quantity q : facts.quantities()) {
            int start = q.range() ? q.start() : numeral(q, text);
            @Nullable String form = q.range()
                    ? range(q, q.of(text))
                    : start < 0 || SUFFIXED.matcher(q.of(text)).find() ? null : amount(q.low(), q.unit());
            if (form != null) {
                forms.put(start, new Form(start, q.end(), form));
            }
        }
        StringBuilder out = new StringBuilder(text.length());
        int from = 0;
        for (Form form : forms.values()) {
            if (form.start >= from) {
                out.append(text, from, form.start).append(form.written);
                from = form.end;
                boolean glued = from < text.length() && Character.isLetterOrDigit(text.charAt(from));
                out.append(glued ? " " : "");
            }
        }
        return out.append(text, from, text.length()).toString();
    }

    /** Where the number itself begins: modifiers ("at least") are kept; -1 when that cannot be told. */
    static int numeral(Quantity q, String text) {
        if (q.kind() != Quantity.Kind.CARDINAL) {
            return -1;
        }
        boolean plain = q.bound() == Bound.EXACT && !q.approximate();
        for (int i = q.start(); i < q.end(); i++) {
            char c = text.charAt(i);
            if (Character.isDigit(c)
                    || money(c)
                    || (c == '-' || c == '.' || c == '+')
                            && i + 1 < q.end()
                            && (Character.isDigit(text.charAt(i + 1)) || money(text.charAt(i + 1)))) {
                boolean modified = i > q.start() && Character.isWhitespace(text.charAt(i - 1));
                return plain && i == q.start() || modified && text.charAt(q.end() - 1) != '+' ? i : -1;
            }
        }
        return plain ? q.start() : numberWord(q, text);
    }

    private static boolean money(char c) {
        return Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    private static int numberWord(Quantity q, String text) {
        Matcher word = WORD.matcher(text).region(q.start(), q.end());
        while (word.find()) {
            if (NumberWords.word(word.group(1).toLowerCase(Locale.ROOT)) != null) {
                return word.start();
            }
        }
        return -1;
    }

    /** Both ends in full, what is written before the lower one kept; null when it cannot be told where they are. */
    private static @Nullable String range(Quantity q, String text) {
        int low = firstDigit(text);
        Matcher join = JOIN.matcher(text);
        if (low < 0 || !join.find(low)) {
            return null;
        }
        @Nullable String from = amount(q.low(), q.unit());
        @Nullable String to = amount(q.high(), q.unit());
        String word = join.group(1) == null ? "to" : join.group(1);
        return from == null || to == null || join.find() ? null : text.substring(0, low) + from + " " + word + " " + to;
    }

    private static int firstDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i)) || money(text.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static @Nullable String amount(BigDecimal value, @Nullable Unit unit) {
        if (unit == null || unit.counted()) {
            return number(value);
        }
        Unit per = unit.per();
        if (per != null) { // 52 kilometres per second is 52 km/s; prices, counts and hours a day stay in their words
            boolean measured = STEPS.containsKey(unit.dimension()) && unit.dimension() != UnitDimension.TIME;
            return measured && STEPS.containsKey(per.dimension()) ? number(value) + " " + unit : null;
        }
        if (unit.offset().signum() != 0 || unit.open()) { // pounds and cents stay as they are
            return null;
        }
        return switch (unit.dimension()) {
            case PERCENT -> plain(unit.toBase(value)) + " %";
            case CURRENCY -> number(unit.toBase(value)) + " " + unit.name();
            case PERCENTAGE_POINT -> plain(unit.toBase(value)) + " percentage points";
            default -> measure(value, unit);
        };
    }

    private static String measure(BigDecimal amount, Unit unit) {
        List<Step> steps = STEPS.get(unit.dimension());
        if (steps == null
                || unit.calendar()
                || amount.signum() <= 0
                || unit.name().endsWith("bit")) {
            return number(amount) + " " + name(unit.name(), amount);
        }
        BigDecimal base = unit.toBase(unit.dimension() == UnitDimension.DATA ? decimal(amount) : amount);
        Step step = steps.get(0);
        for (Step s : steps) {
            step = base.compareTo(s.factor) >= 0 ? s : step;
        }
        BigDecimal value = base.divide(step.factor, MathContext.DECIMAL64);
        return value.stripTrailingZeros().precision() > MAX_DIGITS
                ? number(amount) + " " + name(unit.name(), amount)
                : plain(value) + " " + name(step.name, value);
    }

    /** 65,536 as the 64,000 that it is meant as of a multiple of a byte. */
    private static BigDecimal decimal(BigDecimal amount) {
        BigDecimal rest = amount;
        BigDecimal thousands = BigDecimal.ONE;
        while (rest.remainder(KIBI).signum() == 0 && rest.remainder(KILO).signum() != 0) {
            rest = rest.divide(KIBI, MathContext.DECIMAL64);
            thousands = thousands.multiply(KILO);
        }
        return rest.multiply(thousands);
    }

    /** A unit behind an amount. */
    static String name(String unit, BigDecimal amount) {
        return WORDS.contains(unit) && amount.compareTo(BigDecimal.ONE) != 0 ? unit + "s" : unit;
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
