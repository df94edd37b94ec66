package io.holdfast.core.claim;

import io.holdfast.text.Normalizer;
import io.holdfast.text.lang.WordList;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A text as its reader is shown it: formulas in plain characters, and nothing that is struck out, for nobody asserts it. */
public final class Rendered {
    /** Between dollars a number, or what has a command or a power: prices have neither. */
    private static final Pattern FORMULA = Pattern.compile(
            "\\\\\\(([^\\n]{1,200}?)\\\\\\)|(?<![\\w$\\\\])\\${1,2}(?=\\S)([\\d.,]{1,20}|(?=[^$\\n]{0,200}[\\\\^])[^$\\n]{1,200})(?<=\\S)\\${1,2}(?![\\w$])");

    private static final Pattern COMMAND = Pattern.compile("\\^?\\\\([a-zA-Z]+|[^a-zA-Z\\s])|[{}]");
    /** What commands write, by their names. */
    private static final Map<String, String> SIGNS = WordList.lines("formulas.txt").stream()
            .map(line -> line.split(" ", 2))
            .collect(Collectors.toMap(entry -> entry[0], entry -> entry.length == 1 ? "" : entry[1]));

    private Rendered() {}

    public static String of(String text) {
        return FORMULA.matcher(Normalizer.STRUCK.matcher(text).replaceAll("")).replaceAll(Rendered::formula);
    }

    private static String formula(MatchResult formula) {
        String written = formula.group(1) == null ? formula.group(2) : formula.group(1);
        return Matcher.quoteReplacement(COMMAND.matcher(written.replace("}{", "/"))
                .replaceAll(c ->
                        c.group(1) == null ? "" : Matcher.quoteReplacement(SIGNS.getOrDefault(c.group(1), c.group(1))))
                .strip());
    }
}
