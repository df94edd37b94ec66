package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.record.HoursReader.Closed;
import io.holdfast.core.record.HoursReader.Days;
import io.holdfast.core.record.HoursReader.Item;
import io.holdfast.core.record.HoursReader.Times;
import io.holdfast.core.record.OpeningHours.Day;
import io.holdfast.core.record.OpeningHours.State;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds opening hours in an answer to those of the record, day by day. */
final class HoursRule {
    private static final Pattern ABOUT_OPENING = Pattern.compile(
            "\\b(?:open|opens|opening|opened|hours|operat\\w+|clos(?:e|es|ed|ing)|daily|week(?:days?|ends?)?)\\b|day\\b\\s*:?|Mon|Tue|Wed|Thu|Fri|Sat|Sun",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern OTHER_HOURS = Pattern.compile(
            "\\b(?:happy hour|arriv\\w+|order(?:ed|ing)|wait(?:ed|ing)|visit(?:ed|ing)|reviewers?|one customer|reported|complain\\w*|brunch is|live music)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern HEDGED = Pattern.compile(
            "\\b(?:typically|usually|generally|primarily|mainly|approximately|around|about|most|mostly|or)\\b",
            Pattern.CASE_INSENSITIVE);
    /** Hours that are said to differ are not said. */
    private static final Pattern VAGUE = Pattern.compile(
            "\\b(?:var(?:y|ies|ied|ying)|depend\\w*|differ\\w*|rang(?:e|es|ing)|respectively|clos\\w+ between)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern OPEN_DAILY =
            Pattern.compile("\\b(?:open|opens|operat\\w+|hours)\\b", Pattern.CASE_INSENSITIVE);

    /** A sentence with its pairs. */
    private record Said(Sentence sentence, List<HoursPairs.Pair> pairs) {}

    void check(List<Sentence> sentences, DataRecord record, List<AttributeFinding> out) {
        List<Said> all = new ArrayList<>();
        for (Sentence sentence : sentences) {
            String text = sentence.text();
            if (ABOUT_OPENING.matcher(text).find()
                    && !OTHER_HOURS.matcher(text).find()
                    && !VAGUE.matcher(text).find()) {
                all.add(new Said(sentence, HoursPairs.of(text, HoursReader.read(text))));
            }
        }
        for (Said said : all) {
            String text = said.sentence.text();
            boolean hedged = HEDGED.matcher(text).find();
            for (HoursPairs.Pair pair : said.pairs) {
                Checked checked = check(elsewhere(pair, said.sentence.start(), all), record.hours, text, hedged);
                if (checked != null) {
                    out.add(finding(said.sentence, record, pair, checked));
                }
            }
        }
    }

    /** The pair without days that another sentence speaks of by themselves. */
    private static HoursPairs.Pair elsewhere(HoursPairs.Pair pair, int sentence, List<Said> all) {
        Days days = pair.days();
        if (days == null || !(pair.said() instanceof Times)) {
            return pair;
        }
        Set<DayOfWeek> meant = EnumSet.copyOf(pair.meant());
        for (Said other : all) {
            for (HoursPairs.Pair p : other.sentence.start() == sentence ? List.<HoursPairs.Pair>of() : other.pairs) {
                Days aside = p.days();
                if (aside != null
                        && p.said() != null
                        && aside.days().size() < days.days().size()) {
                    meant.removeAll(aside.days());
                }
            }
        }
        return new HoursPairs.Pair(days, pair.said(), meant);
    }

    private record Checked(Verdict verdict, Span span, Set<DayOfWeek> days) {}

    private static @Nullable Checked check(HoursPairs.Pair pair, OpeningHours hours, String text, boolean hedged) {
        Days days = pair.days();
        Item said = pair.said();
        if (said instanceof Times times) {
            return days == null ? anyDay(times, hours, text) : times(days, times, pair.meant(), hours, hedged);
        }
        if (days == null) {
            return null;
        }
        return said instanceof Closed closed ? closed(days, closed, hours) : everyDay(days, pair.meant(), hours, text);
    }

    private static @Nullable Checked times(
            Days days, Times times, Set<DayOfWeek> meant, OpeningHours hours, boolean hedged) {
        Span both = cover(days.span(), times.span());
        if (!hours.stated()) {
            return new Checked(Verdict.NOT_FOUND, both, meant);
        }
        Set<DayOfWeek> wrong = EnumSet.noneOf(DayOfWeek.class);
        Set<DayOfWeek> silent = EnumSet.noneOf(DayOfWeek.class);
        for (DayOfWeek day : meant) {
            Day real = hours.on(day);
            if (real.state() == State.SILENT) {
                silent.add(day);
            } else if (!holds(times, real)) {
                wrong.add(day);
            }
        }
        boolean fridayToo = days.weekend()
                && holds(times, hours.on(DayOfWeek.FRIDAY))
                && holds(times, hours.on(DayOfWeek.SATURDAY));
        boolean some = wrong.size() + silent.size() < meant.size();
        if (meant.isEmpty() || fridayToo || hedged && some) {
            return null;
        }
        if (!wrong.isEmpty() && wrong.stream().allMatch(d -> pastMidnight(times, hours.on(d)))) {
            return null;
        }
        if (!wrong.isEmpty()) {
            return new Checked(Verdict.CONTRADICTED, wrong.size() == meant.size() ? times.span() : both, wrong);
        }
        return silent.isEmpty()
                ? new Checked(Verdict.SUPPORTED, both, meant)
                : new Checked(Verdict.NOT_FOUND, some ? days.span() : both, silent);
    }

    /** "8:0-2:0" read as 8 AM to 2 PM: the record's own notation invites it. */
    private static boolean pastMidnight(Times times, Day day) {
        Clock opens = times.opens();
        Clock closes = times.closes();
        return opens != null
                && closes != null
                && opens.is(day.opens())
                && day.closes() < day.opens()
                && closes.is(day.closes() + Clock.DAY / 2);
    }

    private static boolean holds(Times times, Day day) {
        if (day.state() == State.SILENT || day.state() == State.CLOSED) {
            return false;
        }
        if (times.roundTheClock()) {
            return day.roundTheClock();
        }
        Clock opens = times.opens();
        Clock closes = times.closes();
        if (times.either() && opens != null) {
            return opens.is(day.opens()) || opens.is(day.closes());
        }
        return (opens == null || opens.is(day.opens())) && (closes == null || closes.is(day.closes()));
    }

    /** Times without days hold when they are the times of any day. */
    private static @Nullable Checked anyDay(Times times, OpeningHours hours, String text) {
        if (times.either() || !OPEN_DAILY.matcher(text).find()) {
            return null;
        }
        Set<DayOfWeek> all = EnumSet.allOf(DayOfWeek.class);
        if (!hours.stated()) {
            return new Checked(Verdict.NOT_FOUND, times.span(), all);
        }
        boolean any = all.stream().anyMatch(d -> holds(times, hours.on(d)));
        return new Checked(any ? Verdict.SUPPORTED : Verdict.CONTRADICTED, times.span(), all);
    }

    private static @Nullable Checked closed(Days days, Closed closed, OpeningHours hours) {
        Set<DayOfWeek> open = EnumSet.noneOf(DayOfWeek.class);
        Set<DayOfWeek> silent = EnumSet.noneOf(DayOfWeek.class);
        for (DayOfWeek day : days.days()) {
            State state = hours.on(day).state();
            if (state == State.OPEN) {
                open.add(day);
            } else if (state == State.SILENT) {
                silent.add(day);
            }
        }
        Span both = cover(closed.span(), days.span());
        if (!open.isEmpty()) {
            return new Checked(Verdict.CONTRADICTED, both, open);
        }
        return silent.isEmpty() ? new Checked(Verdict.SUPPORTED, both, days.days()) : null;
    }

    /** "Open daily": no day may be missing. */
    private static @Nullable Checked everyDay(Days days, Set<DayOfWeek> meant, OpeningHours hours, String text) {
        String before = text.substring(0, days.span().start());
        if (meant.size() < 7 || !OPEN_DAILY.matcher(before).find()) {
            return null;
        }
        if (!hours.stated()) {
            return new Checked(Verdict.NOT_FOUND, days.span(), meant);
        }
        Set<DayOfWeek> missing = EnumSet.noneOf(DayOfWeek.class);
        for (DayOfWeek day : meant) {
            State state = hours.on(day).state();
            if (state == State.AMBIGUOUS) {
                return null;
            }
            if (state != State.OPEN) {
                missing.add(day);
            }
        }
        return missing.isEmpty()
                ? new Checked(Verdict.SUPPORTED, days.span(), meant)
                : new Checked(Verdict.NOT_FOUND, days.span(), missing);
    }

    private static AttributeFinding finding(
            Sentence sentence, DataRecord record, HoursPairs.Pair pair, Checked checked) {
        List<Attribute> shown = new ArrayList<>();
        List<String> said = new ArrayList<>();
        for (DayOfWeek day : checked.days()) {
            Attribute attribute = record.hours.on(day).attribute();
            if (attribute != null) {
                shown.add(attribute);
                said.add(DataRecord.shown(attribute));
            } else {
                said.add("no hours for " + day.getDisplayName(TextStyle.FULL, Locale.ENGLISH));
            }
        }
        if (shown.isEmpty()) {
            shown.addAll(record.hours.attributes());
        }
        if (!record.hours.stated()) {
            said = List.of("no opening hours");
        }
        Rule rule = switch (checked.verdict()) {
            case SUPPORTED -> Rule.ATTRIBUTE_MATCH;
            case CONTRADICTED -> Rule.HOURS_MISMATCH;
            case NOT_FOUND -> Rule.HOURS_NOT_STATED;
        };
        String diagnosis = checked.verdict() == Verdict.SUPPORTED
                ? ""
                : "opening hours: the answer says \"" + words(sentence, pair) + "\", the record has "
                        + String.join(", ", said);
        return new AttributeFinding(
                sentence.inAnswer(checked.span()), checked.verdict(), rule, record.evidence(shown), diagnosis);
    }

    private static String words(Sentence sentence, HoursPairs.Pair pair) {
        Days days = pair.days();
        Item said = pair.said();
        Span span = days == null
                ? said == null ? new Span(0, 0) : said.span()
                : said == null ? days.span() : cover(days.span(), said.span());
        return span.of(sentence.text()).strip();
    }

    private static Span cover(Span a, Span b) {
        return new Span(Math.min(a.start(), b.start()), Math.max(a.end(), b.end()));
    }
}
