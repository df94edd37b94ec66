package io.holdfast.core.record;

import io.holdfast.core.record.HoursReader.Closed;
import io.holdfast.core.record.HoursReader.Days;
import io.holdfast.core.record.HoursReader.Item;
import io.holdfast.core.record.HoursReader.Times;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which times of a sentence belong to which of its days. Times go with the days that follow with "on" or in brackets,
 * else with the days before them; a smaller set of days is an exception to a larger one.
 */
final class HoursPairs {
    /** Days with times or with "closed"; days alone, and times alone, have no partner. */
    record Pair(@Nullable Days days, @Nullable Item said, Set<DayOfWeek> meant) {}

    /** What may stand between times (or "closed") and the days after them. */
    private static final Pattern FOLLOWS = Pattern.compile(
            "\\s*,?\\s*(?:\\(|on\\b|every\\b|each\\b|from\\b|during\\b)?\\s*(?:the\\b)?\\s*", Pattern.CASE_INSENSITIVE);

    private static final Pattern LINK_AFTER =
            Pattern.compile("\\s*(?:,\\s*)?(?:\\(|on\\b|during\\b|every\\b).*", Pattern.CASE_INSENSITIVE);

    /** A day as the label of what follows: "Monday: closed". */
    private static final Pattern LABEL = Pattern.compile("\\s*:\\s*(?:from\\s*|-\\s*)?");

    private static final int MOST_OF_THE_WEEK = 4;

    private static final int FARTHEST = 70;

    private HoursPairs() {}

    static List<Pair> of(String sentence, List<Item> items) {
        Item[] partner = new Item[items.size()];
        boolean[] used = new boolean[items.size()];
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Days) {
                continue;
            }
            int at = partner(sentence, items, i, used);
            if (at >= 0) {
                partner[i] = items.get(at);
                used[at] = true;
            }
        }
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            if (!(item instanceof Days days)) {
                pairs.add(new Pair((Days) partner[i], item, EnumSet.noneOf(DayOfWeek.class)));
            } else if (!used[i]) {
                pairs.add(new Pair(days, null, EnumSet.copyOf(days.days())));
            }
        }
        return meant(pairs);
    }

    private static int partner(String sentence, List<Item> items, int i, boolean[] used) {
        int after = i + 1 < items.size() && items.get(i + 1) instanceof Days ? i + 1 : -1;
        int before = before(items, i);
        String behind = after < 0 ? "" : between(sentence, items.get(i), items.get(after));
        boolean linked = after >= 0 && FOLLOWS.matcher(behind).matches() && !ownTimes(sentence, items, after, behind);
        String ahead = before < 0 ? "" : between(sentence, items.get(before), items.get(i));
        if (before >= 0 && LABEL.matcher(ahead).matches()) {
            return before;
        }
        if (items.get(i) instanceof Times times && times.either()) {
            return linked ? after : -1;
        }
        if (linked && (LINK_AFTER.matcher(behind).matches() || items.get(i) instanceof Closed && behind.isBlank())) {
            return after;
        }
        boolean near = before >= 0 && ahead.length() <= FARTHEST && !(items.get(i) instanceof Closed && used[before]);
        boolean rather = linked && !behind.contains(",") && near && (used[before] || whole(items.get(before)));
        return near && !rather ? before : linked ? after : -1;
    }

    private static int before(List<Item> items, int i) {
        for (int j = i - 1; j >= 0; j--) {
            if (items.get(j) instanceof Days) {
                return j;
            }
            if (items.get(j) instanceof Closed || items.get(i) instanceof Closed) {
                return -1;
            }
        }
        return -1;
    }

    /** Days in brackets that have times of their own there: "(Fridays until 10 PM)". */
    private static boolean ownTimes(String sentence, List<Item> items, int days, String behind) {
        return behind.contains("(")
                && days + 1 < items.size()
                && items.get(days + 1) instanceof Times
                && !between(sentence, items.get(days), items.get(days + 1)).contains(")");
    }

    private static boolean whole(Item item) {
        return item instanceof Days days && days.whole();
    }

    private static String between(String sentence, Item a, Item b) {
        return sentence.substring(
                Math.min(a.span().end(), b.span().start()),
                Math.max(a.span().end(), b.span().start()));
    }

    /**
     * Days without those that another mention of fewer days sets apart ("daily …, until 10 PM on Friday"), and only
     * those within a mention of all days of opening ("Tuesday to Sunday …, weekdays from 5 PM").
     */
    private static List<Pair> meant(List<Pair> pairs) {
        List<Pair> out = new ArrayList<>();
        for (Pair pair : pairs) {
            Days days = pair.days;
            if (days == null) {
                out.add(pair);
                continue;
            }
            Set<DayOfWeek> meant = EnumSet.copyOf(days.days());
            for (Pair other : pairs) {
                Days aside = other.days;
                if (aside == null || aside.span().equals(days.span())) {
                    continue;
                }
                boolean frame = other.said == null && aside.days().size() >= MOST_OF_THE_WEEK && !aside.whole();
                if (frame) {
                    meant.retainAll(aside.days());
                } else if (aside.days().size() < days.days().size()) {
                    meant.removeAll(aside.days());
                }
            }
            out.add(new Pair(days, pair.said, meant));
        }
        return out;
    }
}
