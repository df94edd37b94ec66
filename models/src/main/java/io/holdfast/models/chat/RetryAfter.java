package io.holdfast.models.chat;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;

/** The HTTP header by which a server says how long to wait: seconds or a date. */
final class RetryAfter {
    private RetryAfter() {}

    /** Zero for an absent, past or unreadable value. */
    static Duration parse(String header, Clock clock) {
        String value = header.strip();
        if (value.matches("\\d{1,9}")) {
            return Duration.ofSeconds(Long.parseLong(value));
        }
        try {
            ZonedDateTime date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME);
            Duration wait = Duration.between(clock.instant(), date.toInstant());
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeException e) {
            return Duration.ZERO;
        }
    }
}
