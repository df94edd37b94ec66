package io.holdfast.text.fact.code;

import io.holdfast.text.fact.code.CodeToken.Kind;
import io.holdfast.text.fact.number.Units;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.lang.WordPatterns;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a run of symbols looks like: a path, a version, an identifier, or nothing but a word. */
final class CodeShapes {
    private static final String FILE = "[\\p{L}\\p{Nd}_.-]+\\.(?i:%{file_extension})";
    /** Q3, FY2021, Mar-2024, Rp10: letters and digits, yet no identifier. */
    private static final String PERIOD =
            "(?i:%{money_prefix}(?!\\p{L}).*|q[1-4]|fy\\d+|%{period_prefix}[a-z]{0,6}[-/]\\d+)";

    private static final Pattern SNAKE_DOTTED_OR_MARKED =
            Pattern.compile("_{0,2}+[A-Za-z][A-Za-z0-9]*+(?:_++[A-Za-z0-9]++)++_{0,2}+|__\\w++__"
                    + "|[A-Za-z_$][\\w$]++(?:(?:\\.|::|#|->)[A-Za-z_][\\w$]++)++"
                    + "|[@$:][A-Za-z_][\\w-]*+|\\{[a-z_]\\w*+\\}|[A-Z]\\+\\+|[A-Z]#|\\.[a-zA-Z][\\w-]{2,}+");
    private static final Pattern CAMEL =
            Pattern.compile("[a-z]++[0-9]*+[A-Z]\\w*+|[A-Z][a-z0-9]++[A-Z]\\w*+|[A-Z]{2,}+[a-z]++[A-Z]\\w*+");
    /** Letters and digits: h264, Ruby-3.2, 0xFF. */
    private static final Pattern MIXED = WordPatterns.ALL.compile(
            "(?!" + PERIOD
                    + "$)(?:[A-Za-z]++\\d++[A-Za-z0-9]*+|[A-Z][A-Za-z]*+[-/]\\d++(?:\\.\\d++)*+[A-Za-z]{0,2}+|0[xX][0-9a-fA-F]++)");
    /** RetryPolicy, YouTube, iPhone, pH: a type or a brand; the form does not tell which. */
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z]*+|[a-z][A-Z][A-Za-z]*+");

    private static final Pattern CALLED = Pattern.compile("[A-Za-z_$][\\w$]*+(?:(?:\\.|::|->)[A-Za-z_][\\w$]*+)*+");
    private static final Pattern NUMERIC_VERSION = Pattern.compile("\\d{1,4}+(?:\\.(?:\\d{1,4}+|x))*+");

    /** Most runs are ordinary words or digits. */
    private static final Pattern PLAIN = Pattern.compile("\\p{Nd}+|\\p{L}[\\p{L}&&[^\\p{Lu}]]*");

    static final Set<String> METHODS = FactWords.of("http_method");

    private record Shape(Kind kind, Pattern pattern) {
        static Shape of(Kind kind, String pattern) {
            return new Shape(kind, WordPatterns.ALL.compile(pattern));
        }
    }

    private static final List<Shape> ADDRESSES = List.of(
            Shape.of(Kind.URL, "[a-zA-Z][a-zA-Z0-9+.-]*+://\\S++|www\\.\\S++"),
            Shape.of(Kind.EMAIL, "[\\w.+-]++@[\\w-]++(?:\\.[\\w-]++)++"));

    /** In the order in which they are tried. */
    private static final List<Shape> SHAPES = List.of(
            Shape.of(
                    Kind.PATH,
                    "(?:/|\\./|\\.\\./|~/)[\\w{:/.~*@%-].*+|[A-Za-z]:\\\\.*+"
                            + "|(?!\\d)(?=.*[A-Za-z])[\\w.@{}-]++(?:/[\\w.@{}:-]++){2,}+/?|(?![\\p{Nd}/]).*/" + FILE),
            Shape.of(Kind.FLAG, "--[a-zA-Z][\\w-]*+|-[a-zA-Z]"),
            Shape.of(
                    Kind.IP_ADDRESS,
                    "(?:\\d{1,3}+\\.){3}+\\d{1,3}+(?:[:/]\\d{1,5}+)?+|(?:[0-9a-fA-F]{1,4}+:){3,7}+:?+[0-9a-fA-F]*+"),
            // neither thousands (1.250.000) nor a date (5.3.2024)
            Shape.of(
                    Kind.VERSION,
                    "(?!\\d{1,3}+(?:\\.\\d{3})++$|\\d{1,2}+\\.\\d{1,2}+\\.(?:\\d{4}|\\d{2})$)"
                            + "(?:[vV]\\d++(?:\\.\\d++)*+|\\d++(?:\\.\\d++){2,}+)(?:[-+.]?[a-zA-Z][\\w.-]*+)?"),
            Shape.of(Kind.FILE, FILE),
            Shape.of(
                    Kind.ERROR_CODE,
                    "(?!" + PERIOD + "$)(?:[A-Z]{1,4}+\\d{3,6}+|[A-Z]{2,8}+-\\d{4,6}+|CVE-\\d{4}+-\\d++)"));

    private CodeShapes() {}

    /** The kind of a run, or null for ordinary words and numbers. */
    static @Nullable Kind of(String run) {
        if (PLAIN.matcher(run).matches()) {
            return null;
        }
        Kind address = first(ADDRESSES, run);
        if (address != null || Units.symbol(run) != null) {
            return address;
        }
        Kind kind = METHODS.contains(run) ? Kind.HTTP_METHOD : first(SHAPES, run);
        return kind != null || !identifier(run) ? kind : NAME.matcher(run).matches() ? Kind.NAME : Kind.IDENTIFIER;
    }

    private static @Nullable Kind first(List<Shape> shapes, String run) {
        return shapes.stream()
                .filter(s -> s.pattern.matcher(run).matches())
                .map(Shape::kind)
                .findFirst()
                .orElse(null);
    }

    static boolean identifier(String run) {
        if (SNAKE_DOTTED_OR_MARKED.matcher(run).matches()) {
            return true;
        }
        return CAMEL.matcher(run).matches()
                ? !run.startsWith("Mc") && !run.startsWith("Mac")
                : MIXED.matcher(run).matches();
    }

    static boolean callable(String run) {
        return CALLED.matcher(run).matches();
    }

    static boolean numericVersion(String run) {
        return NUMERIC_VERSION.matcher(run).matches();
    }
}
