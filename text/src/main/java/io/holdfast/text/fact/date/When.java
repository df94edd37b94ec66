package io.holdfast.text.fact.date;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.stream.Stream;

/** What a date expression points at. */
public sealed interface When {

    /** Days of the calendar, first to last: a day, a month, a year, a century. Two options when 03/05 may be either. */
    record Days(List<Interval> options) implements When {
        public Days {
            options = List.copyOf(options);
            if (options.isEmpty()) {
                throw new IllegalArgumentException("no days");
            }
        }

        static Days of(LocalDate first, LocalDate last) {
            return new Days(List.of(new Interval(first, last)));
        }

        static Days year(int year) {
            return of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31));
        }
    }

    /** Every day from first to last. */
    record Interval(LocalDate first, LocalDate last) {
        public Interval {
            if (last.isBefore(first)) {
                throw new IllegalArgumentException("interval upside down: " + first + " to " + last);
            }
        }

        boolean contains(Interval other) {
            return !other.first.isBefore(first) && !other.last.isAfter(last);
        }

        boolean overlaps(Interval other) {
            return !other.last.isBefore(first) && !last.isBefore(other.first);
        }

        /** Widened by its own length on both sides: what "around" allows. */
        Interval widened() {
            boolean wholeYears = first.getDayOfYear() == 1 && last.plusDays(1).getDayOfYear() == 1;
            if (wholeYears) {
                int years = last.getYear() - first.getYear() + 1;
                return new Interval(first.minusYears(years), last.plusYears(years));
            }
            long days = last.toEpochDay() - first.toEpochDay() + 1;
            return new Interval(first.minusDays(days), last.plusDays(days));
        }
    }

    /** Months of an unnamed year, or one day in one: "in March", "5 March", "Q3". Day 0: the whole months. */
    record Yearless(int firstMonth, int lastMonth, int day) implements When {
        public Yearless {
            if (firstMonth < 1 || lastMonth > 12 || lastMonth < firstMonth || day < 0 || day > 31) {
                throw new IllegalArgumentException("no such months: " + firstMonth + "-" + lastMonth + "/" + day);
            }
        }

        boolean contains(Yearless other) {
            return firstMonth <= other.firstMonth && other.lastMonth <= lastMonth && (day == 0 || day == other.day);
        }
    }

    /** A day of the week. */
    record Weekday(DayOfWeek day) implements When {}

    /** A time of day; two options when "5:30" may be morning or evening. */
    record Clock(List<LocalTime> options) implements When {
        public Clock {
            options = List.copyOf(options);
            if (options.isEmpty()) {
                throw new IllegalArgumentException("no time");
            }
        }

        /** Whether a number without a unit may be this time: 8 and 8.00 for eight in the evening. */
        public boolean saidAs(BigDecimal number) {
            return options.stream()
                    .flatMap(time -> Stream.of(time, time.plusHours(12)))
                    .map(time -> BigDecimal.valueOf(time.getHour() * 100L + time.getMinute(), 2))
                    .anyMatch(time -> time.compareTo(number) == 0);
        }
    }
}
