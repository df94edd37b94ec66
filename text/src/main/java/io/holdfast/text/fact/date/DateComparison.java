package io.holdfast.text.fact.date;

import io.holdfast.text.fact.date.When.Clock;
import io.holdfast.text.fact.date.When.Days;
import io.holdfast.text.fact.date.When.Interval;
import io.holdfast.text.fact.date.When.Weekday;
import io.holdfast.text.fact.date.When.Yearless;
import io.holdfast.text.fact.shared.Relation;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.Comparator;

/** Compares a claimed date with a source's: a year is supported by a day in it, a day is not by its year. */
final class DateComparison {
    private DateComparison() {}

    static Relation compare(DateFact claim, DateFact source) {
        When claimTo = claim.to();
        When sourceTo = source.to();
        if (claimTo != null && sourceTo != null) {
            Relation from = points(claim.from(), source.from(), claim.approximate(), source.approximate());
            Relation to = points(claimTo, sourceTo, claim.approximate(), source.approximate());
            return from.compareTo(to) >= 0 ? from : to;
        }
        if (claimTo == null && sourceTo == null) {
            return points(claim.from(), source.from(), claim.approximate(), source.approximate());
        }
        if (sourceTo != null) {
            return pointInRange(claim, source.from(), sourceTo);
        }
        return claimTo == null ? Relation.INCOMPARABLE : rangeAgainstPoint(claim, claimTo, source);
    }

    /** A point against the range a source states: its ends are stated; days of a weekly range are; other days are not. */
    private static Relation pointInRange(DateFact claim, When first, When last) {
        Relation atFirst = points(claim.from(), first, claim.approximate(), false);
        Relation atLast = points(claim.from(), last, claim.approximate(), false);
        if (atFirst == Relation.INCOMPARABLE || atLast == Relation.INCOMPARABLE) {
            return Relation.INCOMPARABLE;
        }
        if (atFirst.supports() || atLast.supports()) {
            return Relation.SUPPORTED;
        }
        if (claim.from() instanceof Weekday day && first instanceof Weekday from && last instanceof Weekday to) {
            return within(day.day(), from.day(), to.day()) ? Relation.SUPPORTED : Relation.CONFLICTING;
        }
        return inside(claim.from(), first, last) ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
    }

    private static Relation rangeAgainstPoint(DateFact claim, When last, DateFact source) {
        Relation kind = points(claim.from(), source.from(), false, false);
        if (kind == Relation.INCOMPARABLE) {
            return kind;
        }
        return inside(source.from(), claim.from(), last) ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
    }

    private static boolean within(DayOfWeek day, DayOfWeek from, DayOfWeek to) {
        int length = Math.floorMod(to.getValue() - from.getValue(), 7);
        return Math.floorMod(day.getValue() - from.getValue(), 7) <= length;
    }

    private static boolean inside(When point, When first, When last) {
        if (point instanceof Days p && first instanceof Days f && last instanceof Days l) {
            Interval whole = span(f.options().get(0), l.options().get(0));
            return p.options().stream().anyMatch(whole::overlaps);
        }
        if (point instanceof Clock p && first instanceof Clock f && last instanceof Clock l) {
            LocalTime from = f.options().get(0);
            LocalTime to = l.options().get(l.options().size() - 1);
            return p.options().stream().anyMatch(t -> !t.isBefore(from) && !t.isAfter(to));
        }
        if (point instanceof Weekday p && first instanceof Weekday f && last instanceof Weekday l) {
            return within(p.day(), f.day(), l.day());
        }
        if (point instanceof Yearless p && first instanceof Yearless f && last instanceof Yearless l) {
            int lead = f.firstMonth() * 32 + f.day();
            int tail = l.lastMonth() * 32 + (l.day() == 0 ? 31 : l.day());
            int from = p.firstMonth() * 32 + p.day();
            int to = p.lastMonth() * 32 + (p.day() == 0 ? 31 : p.day());
            return to >= lead && from <= tail;
        }
        return true;
    }

    private static Interval span(Interval first, Interval last) {
        return last.last().isBefore(first.first()) ? first : new Interval(first.first(), last.last());
    }

    private static Relation points(When claim, When source, boolean claimAbout, boolean sourceAbout) {
        if (claim instanceof Days mine && source instanceof Days theirs) {
            return days(mine, theirs, claimAbout, sourceAbout);
        }
        if (claim instanceof Yearless mine && source instanceof Yearless theirs) {
            return mine.contains(theirs)
                    ? Relation.SUPPORTED
                    : theirs.contains(mine) ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
        }
        if (claim instanceof Yearless mine && source instanceof Days theirs) {
            return yearlessClaim(mine, theirs);
        }
        if (claim instanceof Days mine && source instanceof Yearless theirs) {
            Relation turned = yearlessClaim(theirs, mine);
            return turned == Relation.CONFLICTING ? turned : Relation.UNDERSPECIFIED;
        }
        if (claim instanceof Weekday mine && source instanceof Weekday theirs) {
            return mine.equals(theirs) ? Relation.SUPPORTED : Relation.CONFLICTING;
        }
        if (claim instanceof Clock mine && source instanceof Clock theirs) {
            return mine.options().stream().anyMatch(theirs.options()::contains)
                    ? Relation.SUPPORTED
                    : Relation.CONFLICTING;
        }
        return Relation.INCOMPARABLE;
    }

    private static Relation days(Days claim, Days source, boolean claimAbout, boolean sourceAbout) {
        return claim.options().stream()
                .flatMap(mine ->
                        source.options().stream().map(theirs -> interval(mine, theirs, claimAbout, sourceAbout)))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Relation interval(Interval claim, Interval source, boolean claimAbout, boolean sourceAbout) {
        Interval mine = claimAbout ? claim.widened() : claim;
        if (mine.contains(source)) {
            return Relation.SUPPORTED;
        }
        Interval theirs = sourceAbout ? source.widened() : source;
        return theirs.contains(claim) ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
    }

    private static Relation yearlessClaim(Yearless claim, Days source) {
        Interval days = source.options().get(0);
        boolean oneYear = days.first().getYear() == days.last().getYear();
        if (!oneYear) {
            return Relation.UNDERSPECIFIED;
        }
        boolean monthsFit = claim.firstMonth() <= days.first().getMonthValue()
                && days.last().getMonthValue() <= claim.lastMonth();
        boolean oneDay = days.first().equals(days.last());
        if (monthsFit && (claim.day() == 0 || (oneDay && days.first().getDayOfMonth() == claim.day()))) {
            return Relation.SUPPORTED;
        }
        boolean monthsMeet = claim.firstMonth() <= days.last().getMonthValue()
                && days.first().getMonthValue() <= claim.lastMonth();
        boolean dayMeets = claim.day() == 0
                || (!oneDay && days.first().getDayOfMonth() <= claim.day())
                || days.first().getDayOfMonth() == claim.day();
        return monthsMeet && dayMeets ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
    }
}
