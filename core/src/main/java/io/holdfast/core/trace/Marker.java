package io.holdfast.core.trace;

import io.holdfast.core.fact.Quantity;
import java.util.regex.Pattern;

/** A number that only counts the steps of a text ("Step 3:", "steps 4 and 5", "3  Stir well.") and states no amount. */
final class Marker {
    private static final Pattern BARE = Pattern.compile("\\d{1,2}");
    private static final Pattern STEP = Pattern.compile(
            "(?:^|\\W)(?:steps?|passages?|langkah)\\s+(?:\\d{1,2}\\s*(?:and|to|dan|,|-|–)\\s*)*$",
            Pattern.CASE_INSENSITIVE);
    /** Two spaces and a capital, a digit or a quote after the number: how numbered lists look once their lines are joined. */
    private static final Pattern ITEM = Pattern.compile("^ {2,}[\\p{Lu}\\d\"“(].*", Pattern.DOTALL);

    /** How far back a step may be named. */
    private static final int REACH = 40;

    private Marker() {}

    static boolean is(Quantity number, String text) {
        if (!BARE.matcher(number.of(text).strip()).matches()) {
            return false;
        }
        String before = text.substring(Math.max(0, number.start() - REACH), number.start());
        return STEP.matcher(before).find()
                || ITEM.matcher(text.substring(number.end())).matches();
    }
}
