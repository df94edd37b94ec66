package io.holdfast.core.record;

import io.holdfast.core.model.Span;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds days, times of day and "closed" in a sentence, in order. */
final class HoursReader {
    /** A mention: one of the three. */
    sealed interface Item {
        Span span();
    }

    /** Days; {@code whole} when the words mean the whole week, {@code weekend} when they are that word. */
    record Days(Span span, Set<DayOfWeek> days, boolean whole, boolean weekend) implements Item {}

    /** Times; a side may be missing, both missing means around the clock; {@code either} is one time of unknown side. */
    record Times(Span span, @Nullable Clock opens, @Nullable Clock closes, boolean either) implements Item {
        boolean roundTheClock() {
            return opens == null && closes == null;
        }
    }

    /** The word that says there is no opening. */
    record Closed(Span span) implements Item {}

    private static final String DAY_WORD =
            "(?:(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\b\\.?|(?i:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b)";
    private static final String TO = "\\s*(?:-|\\bto\\b|\\bthrough\\b|\\bthru\\b|\\buntil\\b)\\s*";
    private static final String DAY_RANGE = DAY_WORD + TO + DAY_WORD;

    /** "Monday to Thursday and Sunday", or "Monday, Tuesday and Friday"; a range ends at its comma. */
    private static final Pattern DAYS = Pattern.compile(DAY_RANGE + "(?:\\s*(?:\\band\\b|&)\\s*(?:" + DAY_RANGE + "|"
            + DAY_WORD + "))?|" + DAY_WORD + "(?:\\s*[,/]\\s*" + DAY_WORD + "(?!" + TO
            + "))*(?:\\s*,?\\s*(?:\\band\\b|&)\\s*" + DAY_WORD + "(?:" + TO + DAY_WORD + ")?)?");

    private static final Pattern ONE_RANGE =
            Pattern.compile("(" + DAY_WORD + ")(?:\\s*(-|to|through|thru|until)\\s*(" + DAY_WORD + "))?");
    private static final Pattern NAMED = Pattern.compile(
            "\\b(?:(daily|every ?day(?: of the week)?|each day|(?:seven|7) days (?:a|per) week|all week(?: long)?|throughout the week)"
                    + "|(weekdays?)|(weekends?))\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern REST = Pattern.compile(
            "\\b(?:the rest of the week|(?:all |the )?other days|(?:the )?remaining days)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern EXCEPT = Pattern.compile(
            "\\b(?:except|excluding|other than|but not|apart from)(?: for| on)*\\s*$", Pattern.CASE_INSENSITIVE);

    private static final String TIME =
            "(?:(\\d{1,2})(?::(\\d{2}))?\\s*([ap])(?:\\.\\s?m\\b\\.?|m\\b)|(\\d{1,2}):(\\d{2})|\\b(noon|midnight))";
    private static final Pattern RANGE = Pattern.compile(
            "(?:(\\d{1,2})|" + TIME + ")\\s*(-|—|to|until|till|through|and)\\s*" + TIME, Pattern.CASE_INSENSITIVE);
    private static final Pattern BETWEEN = Pattern.compile("\\bbetween\\s+$", Pattern.CASE_INSENSITIVE);
    private static final Pattern UNTIL = Pattern.compile(
            "\\b(?:until|till|extend(?:s|ed|ing)?(?: hours)? (?:to|until)|ending at|clos(?:es|e|ing)(?: time)?(?: is)?(?: later | earlier | daily )?(?: at| by)?|closed at)\\s+"
                    + TIME,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern FROM = Pattern.compile(
            "\\b(?:open(?:s|ing)?(?: daily)?(?: at| from)|starting(?: at| from)|from)\\s+" + TIME,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern BARE = Pattern.compile("(?<![\\d:]|\\bor )" + TIME, Pattern.CASE_INSENSITIVE);
    private static final Pattern ROUND =
            Pattern.compile("\\b(?:24 hours(?: a day)?|24/7|around the clock)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern CLOSED = Pattern.compile("\\bclosed\\b(?! at| by)", Pattern.CASE_INSENSITIVE);

    private HoursReader() {}

    static List<Item> read(String sentence) {
        List<Item> items = new ArrayList<>();
        times(sentence, items);
        days(sentence, items);
        Matcher closed = CLOSED.matcher(sentence);
        while (closed.find()) {
            items.add(new Closed(new Span(closed.start(), closed.end())));
        }
        items.sort(Comparator.comparing(Item::span));
        return rest(sentence, items);
    }

    private static void times(String sentence, List<Item> items) {
        Matcher range = RANGE.matcher(sentence);
        while (range.find()) {
            boolean between = !range.group(8).equalsIgnoreCase("and")
                    || BETWEEN.matcher(sentence.substring(0, range.start())).find();
            Clock closes = clock(range, 9);
            String half = range.group(11);
            Clock opens = range.group(1) == null
                    ? clock(range, 2)
                    : half == null ? null : opening(Integer.parseInt(range.group(1)), half, closes);
            if (between && opens != null && closes != null) {
                boolean by24 = range.group(5) != null && range.group(12) != null && (opens.exact() || closes.exact());
                items.add(new Times(
                        new Span(range.start(), range.end()),
                        by24 ? opens.first() : opens,
                        by24 ? closes.first() : closes,
                        false));
            }
        }
        single(UNTIL, sentence, items, false);
        single(FROM, sentence, items, true);
        bare(sentence, items);
        Matcher round = ROUND.matcher(sentence);
        while (round.find()) {
            items.add(new Times(new Span(round.start(), round.end()), null, null, false));
        }
    }

    /** A time with no word before it, as in "9:45 PM on Fridays". */
    private static void bare(String sentence, List<Item> items) {
        Matcher found = BARE.matcher(sentence);
        while (found.find()) {
            Span span = new Span(found.start(), found.end());
            Clock clock = clock(found, 1);
            if (clock != null && items.stream().noneMatch(i -> i.span().overlaps(span))) {
                items.add(new Times(span, clock, clock, true));
            }
        }
    }

    private static void single(Pattern pattern, String sentence, List<Item> items, boolean opens) {
        Matcher found = pattern.matcher(sentence);
        while (found.find()) {
            Span span = new Span(found.start(), found.end());
            Clock clock = clock(found, 1);
            if (clock != null && items.stream().noneMatch(i -> i.span().overlaps(span))) {
                items.add(new Times(span, opens ? clock : null, opens ? null : clock, false));
            }
        }
    }

    /** "11-9 PM": the first hour is before the second, in its half of the day or the other. */
    private static @Nullable Clock opening(int hour, String half, @Nullable Clock closes) {
        Clock same = Clock.of(hour, 0, half.toLowerCase(Locale.ROOT));
        boolean before = same != null
                && closes != null
                && same.minutes().get(0) < closes.minutes().get(0);
        return before || same == null ? same : Clock.of(hour, 0, half.equalsIgnoreCase("p") ? "a" : "p");
    }

    /** The time whose six groups begin at {@code g}. */
    private static @Nullable Clock clock(Matcher m, int g) {
        if (m.group(g) != null) {
            int minute = m.group(g + 1) == null ? 0 : Integer.parseInt(m.group(g + 1));
            return Clock.of(Integer.parseInt(m.group(g)), minute, m.group(g + 2).toLowerCase(Locale.ROOT));
        }
        if (m.group(g + 3) != null) {
            return Clock.of(Integer.parseInt(m.group(g + 3)), Integer.parseInt(m.group(g + 4)), null);
        }
        return new Clock(List.of(m.group(g + 5).equalsIgnoreCase("noon") ? Clock.DAY / 2 : 0));
    }

    private static void days(String sentence, List<Item> items) {
        Matcher named = NAMED.matcher(sentence);
        while (named.find()) {
            Set<DayOfWeek> days = EnumSet.allOf(DayOfWeek.class);
            if (named.group(2) != null) {
                days.removeAll(EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY));
            } else if (named.group(3) != null) {
                days = EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
            }
            items.add(new Days(
                    new Span(named.start(), named.end()), days, named.group(1) != null, named.group(3) != null));
        }
        Matcher listed = DAYS.matcher(sentence);
        while (listed.find()) {
            Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
            Matcher one = ONE_RANGE.matcher(listed.group());
            while (one.find()) {
                add(days, one.group(1), one.group(3));
            }
            Days found = new Days(new Span(listed.start(), listed.end()), days, days.size() == 7, false);
            if (EXCEPT.matcher(sentence.substring(0, listed.start())).find()) {
                without(items, found);
                if (sentence.startsWith(" from ", listed.end())) {
                    items.add(found);
                }
            } else {
                items.add(found);
            }
        }
    }

    private static void add(Set<DayOfWeek> days, String from, @Nullable String to) {
        DayOfWeek first = OpeningHours.day(singular(from));
        DayOfWeek last = to == null ? first : OpeningHours.day(singular(to));
        if (first == null || last == null) {
            return;
        }
        for (DayOfWeek day = first; ; day = day.plus(1)) {
            days.add(day);
            if (day == last) {
                return;
            }
        }
    }

    private static String singular(String word) {
        String w = word.replace(".", "").toLowerCase(Locale.ROOT);
        return w.endsWith("days") ? w.substring(0, w.length() - 1) : w;
    }

    /** Takes days out of the last mention of a week before them. */
    private static void without(List<Item> items, Days except) {
        for (int i = items.size() - 1; i >= 0; i--) {
            if (items.get(i) instanceof Days week && week.days.size() >= 5) {
                Set<DayOfWeek> days = EnumSet.copyOf(week.days);
                days.removeAll(except.days);
                items.set(i, new Days(week.span, days, false, false));
                return;
            }
        }
    }

    /** "The rest of the week" is what no other mention names. */
    private static List<Item> rest(String sentence, List<Item> items) {
        Matcher rest = REST.matcher(sentence);
        if (!rest.find()) {
            return items;
        }
        Set<DayOfWeek> days = EnumSet.allOf(DayOfWeek.class);
        for (Item item : items) {
            if (item instanceof Days named && !named.whole) {
                days.removeAll(named.days);
            }
        }
        if (!days.isEmpty()) {
            items.add(new Days(new Span(rest.start(), rest.end()), days, false, false));
            items.sort(Comparator.comparing(Item::span));
        }
        return items;
    }
}
