package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.text.fact.date.When.Clock;
import io.holdfast.text.fact.date.When.Days;
import io.holdfast.text.fact.date.When.Interval;
import io.holdfast.text.fact.date.When.Yearless;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhenTest {
    @ParameterizedTest
    @CsvSource({
        "2020-03-01, 2020-03-31, 2020-03-05, 2020-03-05, true, true",
        "2020-03-01, 2020-03-31, 2020-03-01, 2020-03-31, true, true",
        "2020-03-05, 2020-03-05, 2020-03-01, 2020-03-31, false, true",
        "2020-03-01, 2020-03-31, 2020-03-31, 2020-04-02, false, true",
        "2020-03-01, 2020-03-31, 2020-04-01, 2020-04-02, false, false",
        "2020-03-01, 2020-03-31, 2020-02-01, 2020-02-29, false, false",
    })
    void intervalsContainAndOverlapByDays(
            LocalDate first,
            LocalDate last,
            LocalDate otherFirst,
            LocalDate otherLast,
            boolean contains,
            boolean overlaps) {
        Interval interval = new Interval(first, last);
        Interval other = new Interval(otherFirst, otherLast);
        assertThat(interval.contains(other)).isEqualTo(contains);
        assertThat(interval.overlaps(other)).isEqualTo(overlaps);
        assertThat(other.overlaps(interval)).isEqualTo(overlaps);
    }

    @ParameterizedTest
    @CsvSource({
        "2020-01-01, 2020-12-31, 2019-01-01, 2021-12-31",
        "1990-01-01, 1999-12-31, 1980-01-01, 2009-12-31",
        "2020-03-10, 2020-03-10, 2020-03-09, 2020-03-11",
    })
    void aroundAllowsItsOwnLengthOnBothSides(LocalDate first, LocalDate last, LocalDate from, LocalDate to) {
        assertThat(new Interval(first, last).widened()).isEqualTo(new Interval(from, to));
    }

    @Test
    void monthsWithoutAYearContainTheirDays() {
        assertThat(new Yearless(3, 3, 0).contains(new Yearless(3, 3, 5))).isTrue();
        assertThat(new Yearless(1, 3, 0).contains(new Yearless(2, 2, 0))).isTrue();
        assertThat(new Yearless(3, 3, 5).contains(new Yearless(3, 3, 6))).isFalse();
        assertThat(new Yearless(3, 3, 0).contains(new Yearless(4, 4, 1))).isFalse();
    }

    @Test
    void whatIsNoTimeIsRefused() {
        LocalDate day = LocalDate.of(2020, 3, 10);
        assertThatThrownBy(() -> new Interval(day, day.minusDays(1))).hasMessageContaining("upside down");
        assertThatThrownBy(() -> new Yearless(0, 3, 0)).hasMessageContaining("no such months");
        assertThatThrownBy(() -> new Yearless(4, 3, 0)).hasMessageContaining("no such months");
        assertThatThrownBy(() -> new Days(List.of())).hasMessageContaining("no days");
        assertThatThrownBy(() -> new Clock(List.of())).hasMessageContaining("no time");
    }
}
