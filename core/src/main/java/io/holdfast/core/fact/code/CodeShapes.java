package io.holdfast.core.fact.code;

import io.holdfast.core.fact.code.CodeToken.Kind;
import io.holdfast.core.fact.number.Units;
import io.holdfast.core.fact.shared.FactWords;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a run of symbols looks like: a path, a version, an identifier, or nothing but a word. */
final class CodeShapes {
    private static final Pattern URL = Pattern.compile("(?:[a-zA-Z][a-zA-Z0-9+.-]*+://\\S++|www\\.\\S++)");
    private static final Pattern EMAIL = Pattern.compile("[\\w.+-]++@[\\w-]++(?:\\.[\\w-]++)++");
    private static final Pattern ROOTED = Pattern.compile("(?:/|\\./|\\.\\./|~/)[\\w{:/.~*@%-].*+");
    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:\\\\.*+");
    private static final Pattern NESTED = Pattern.compile("[\\w.@{}-]++(?:/[\\w.@{}:-]++){2,}+/?");
    private static final Pattern FLAG = Pattern.compile("--[a-zA-Z][\\w-]*+|-[a-zA-Z]");
    private static final Pattern IP = Pattern.compile(
            "(?:\\d{1,3}+\\.){3}+\\d{1,3}+(?:[:/]\\d{1,5}+)?+|(?:[0-9a-fA-F]{1,4}+:){3,7}+:?+[0-9a-fA-F]*+");
    private static final Pattern VERSION = Pattern.compile(
            "[vV]\\d++(?:\\.\\d++)*+(?:[-+.]?[a-zA-Z][\\w.-]*+)?|\\d++(?:\\.\\d++){2,}+(?:[-+.]?[a-zA-Z][\\w.-]*+)?");
    private static final Pattern GROUPED = Pattern.compile("\\d{1,3}+(?:\\.\\d{3})++");
    private static final Pattern DOTTED_DATE = Pattern.compile("\\d{1,2}+\\.\\d{1,2}+\\.(?:\\d{4}|\\d{2})");
    private static final Pattern NUMERIC_VERSION = Pattern.compile("\\d{1,4}+(?:\\.(?:\\d{1,4}+|x))*+");
    private static final Pattern SNAKE =
            Pattern.compile("_{0,2}+[A-Za-z][A-Za-z0-9]*+(?:_++[A-Za-z0-9]++)++_{0,2}+|__\\w++__");
    private static final Pattern CAMEL =
            Pattern.compile("[a-z]++[0-9]*+[A-Z]\\w*+|[A-Z][a-z0-9]++[A-Z]\\w*+|[A-Z]{2,}+[a-z]++[A-Z]\\w*+");
    /** RetryPolicy, YouTube, iPhone, pH: a type or a brand, told apart by nobody. */
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z]*+|[a-z][A-Z][A-Za-z]*+");

    private static final Pattern DOTTED = Pattern.compile("[A-Za-z_$][\\w$]++(?:(?:\\.|::|#|->)[A-Za-z_][\\w$]++)++");
    private static final Pattern MARKED =
            Pattern.compile("[@$:][A-Za-z_][\\w-]*+|\\{[a-z_]\\w*+\\}|[A-Z]\\+\\+|[A-Z]#|\\.[a-zA-Z][\\w-]{2,}+");
    private static final Pattern MIXED = Pattern.compile(
            "[A-Za-z]++\\d++[A-Za-z0-9]*+|[A-Z][A-Za-z]*+[-/]\\d++(?:\\.\\d++)*+[A-Za-z]{0,2}+|0[xX][0-9a-fA-F]++");
    private static final Pattern ERROR =
            Pattern.compile("[A-Z]{1,4}+\\d{3,6}+|[A-Z]{2,8}+-\\d{4,6}+|CVE-\\d{4}+-\\d++");
    private static final Pattern PERIOD = Pattern.compile("(?:[Qq][1-4]|[Ff][Yy]\\d++|[A-Za-z]{3,9}+[-/]\\d++)");
    private static final Pattern CALLED = Pattern.compile("[A-Za-z_$][\\w$]*+(?:(?:\\.|::|->)[A-Za-z_][\\w$]*+)*+");
    static final Set<String> METHODS = FactWords.of("http_method");
    private static final Set<String> EXTENSIONS = FactWords.of("file_extension");
    private static final Set<String> MONTHS = FactWords.of("period_prefix");
    private static final Set<String> MONEY = FactWords.of("money_prefix");

    private CodeShapes() {}

    /** The kind of a run, or null for ordinary words and numbers. */
    static @Nullable Kind of(String run) {
        if (plain(run)) {
            return null;
        }
        if (URL.matcher(run).matches()) {
            return Kind.URL;
        }
        if (EMAIL.matcher(run).matches()) {
            return Kind.EMAIL;
        }
        if (Units.symbol(run) != null) {
            return null;
        }
        if (METHODS.contains(run)) {
            return Kind.HTTP_METHOD;
        }
        if (path(run)) {
            return Kind.PATH;
        }
        if (FLAG.matcher(run).matches()) {
            return Kind.FLAG;
        }
        if (IP.matcher(run).matches()) {
            return Kind.IP_ADDRESS;
        }
        if (VERSION.matcher(run).matches()
                && !GROUPED.matcher(run).matches()
                && !DOTTED_DATE.matcher(run).matches()) {
            return Kind.VERSION;
        }
        if (file(run)) {
            return Kind.FILE;
        }
        if (ERROR.matcher(run).matches() && !period(run)) {
            return Kind.ERROR_CODE;
        }
        if (!identifier(run)) {
            return null;
        }
        return NAME.matcher(run).matches() ? Kind.NAME : Kind.IDENTIFIER;
    }

    /** Most runs are ordinary words or digits; they are told apart without trying every shape. */
    private static boolean plain(String run) {
        boolean digits = Character.isDigit(run.charAt(0));
        for (int i = 0; i < run.length(); i++) {
            char c = run.charAt(i);
            boolean fits =
                    digits ? Character.isDigit(c) : Character.isLetter(c) && (i == 0 || !Character.isUpperCase(c));
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static boolean path(String run) {
        if (ROOTED.matcher(run).matches() || DRIVE.matcher(run).matches()) {
            return true;
        }
        boolean letters = run.chars().anyMatch(Character::isLetter);
        if (!letters || run.indexOf('/') < 0) {
            return false;
        }
        int slash = run.indexOf('/');
        boolean firstIsName = slash > 0 && !Character.isDigit(run.charAt(0));
        return (firstIsName && NESTED.matcher(run).matches())
                || (firstIsName && file(run.substring(run.lastIndexOf('/') + 1)));
    }

    private static boolean file(String run) {
        int dot = run.lastIndexOf('.');
        return dot > 0
                && EXTENSIONS.contains(run.substring(dot + 1).toLowerCase(Locale.ROOT))
                && run.chars()
                        .limit(dot)
                        .allMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.');
    }

    static boolean identifier(String run) {
        if (SNAKE.matcher(run).matches()
                || DOTTED.matcher(run).matches()
                || MARKED.matcher(run).matches()) {
            return true;
        }
        if (CAMEL.matcher(run).matches()) {
            return !run.startsWith("Mc") && !run.startsWith("Mac");
        }
        return MIXED.matcher(run).matches() && !period(run);
    }

    /** Q3, FY2021, Mar-2024, Rp10: letters and digits, yet no identifier. */
    private static boolean period(String run) {
        int letters = 0;
        while (letters < run.length() && Character.isLetter(run.charAt(letters))) {
            letters++;
        }
        String head = run.substring(0, letters).toLowerCase(Locale.ROOT);
        return MONEY.contains(head)
                || (PERIOD.matcher(run).matches()
                        && (head.equals("q")
                                || head.equals("fy")
                                || MONTHS.contains(head.substring(0, Math.min(3, letters)))));
    }

    static boolean callable(String run) {
        return CALLED.matcher(run).matches();
    }

    static boolean numericVersion(String run) {
        return NUMERIC_VERSION.matcher(run).matches();
    }
}
