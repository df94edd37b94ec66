package io.holdfast.core.evaluate;

import io.holdfast.text.RatcliffObershelp;
import io.holdfast.text.fact.WrittenForm;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Whether two short answers give the same values: "twelve" and "12", "30 s" and "30 seconds", items in any order. */
public final class SameValues {
    private static final Pattern BETWEEN = Pattern.compile("[,;\\n][,;\\s]*+(?:(?:and|or|&)\\s)?+|\\s(?:and|&)\\s");
    private static final Pattern CONJUNCTION = Pattern.compile("[;\\n&]|\\band\\b");
    private static final Pattern BULLET = Pattern.compile("^(?:[-*•]|\\d{1,2}[.)])\\s+");
    private static final Pattern ARTICLE = Pattern.compile("^(?:the|an?)\\s+");

    /** Spellings this alike are one item, where no more than so many items differ. */
    private static final double CLOSE = 0.8;

    private static final int MOST_MISSPELT = 50;

    private SameValues() {}

    /** How the items of an answer compare with those of its reference. */
    enum Lists {
        /** At least one of the two is no list. */
        NONE,
        /** The same items, in whatever order. */
        SAME,
        /** Items are missing, added or others. */
        OTHER
    }

    /** The same values in the same order, or the same items in any. */
    public static boolean same(String a, String b) {
        return written(a).equals(written(b)) || lists(a, b) == Lists.SAME;
    }

    static Lists lists(String a, String b) {
        if (!isList(a) && !isList(b)) {
            return Lists.NONE;
        }
        List<String> first = items(a);
        List<String> second = items(b);
        if (first.equals(second)) {
            return Lists.SAME;
        }
        List<String> missing = without(second, first);
        List<String> added = without(first, second);
        boolean common = missing.size() < second.size();
        boolean misspelt = missing.size() == added.size()
                && missing.size() <= MOST_MISSPELT
                && missing.stream()
                        .allMatch(item ->
                                added.stream().anyMatch(other -> RatcliffObershelp.ratio(item, other) >= CLOSE));
        return common && !misspelt ? Lists.OTHER : Lists.NONE;
    }

    private static List<String> without(List<String> items, List<String> others) {
        List<String> left = new ArrayList<>(items);
        others.forEach(left::remove);
        return left;
    }

    /** The text with its values in one written form, folded. */
    static String written(String text) {
        return ShortAnswers.trimmed(WrittenForm.of(text.strip()));
    }

    /** Whether a text enumerates; "Lima, Peru" names one place. */
    private static boolean isList(String text) {
        int items = items(text).size();
        return items > 2 || items == 2 && CONJUNCTION.matcher(text).find();
    }

    /** The items of a text in the order of the alphabet. */
    private static List<String> items(String text) {
        return BETWEEN.splitAsStream(WrittenForm.of(text.strip()))
                .map(part -> BULLET.matcher(part.strip()).replaceFirst(""))
                .map(part -> ARTICLE.matcher(ShortAnswers.trimmed(part)).replaceFirst(""))
                .filter(item -> !item.isEmpty())
                .sorted()
                .toList();
    }
}
