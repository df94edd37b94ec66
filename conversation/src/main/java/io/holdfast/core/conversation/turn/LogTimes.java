package io.holdfast.core.conversation.turn;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the times found in chat logs: ISO 8601 with {@code T} or a blank, with or without zone, and Unix time. */
public final class LogTimes {
    /** Unix times at or above it are in milliseconds: in seconds it would be the year 5138. */
    private static final long MILLIS_FROM = 100_000_000_000L;

    private static final DateTimeFormatter WITH_OFFSET = new DateTimeFormatterBuilder()
            .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
            .appendPattern("[XXX][XX][X]")
            .toFormatter();

    private LogTimes() {}

    /** The instant; a time without zone is taken as UTC. */
    public static Optional<Instant> read(@Nullable String written) {
        if (written == null || written.isBlank()) {
            return Optional.empty();
        }
        String text = written.strip();
        try {
            if (text.matches("\\d{9,14}(?:\\.\\d{1,9})?")) {
                return Optional.of(unix(text));
            }
            String iso = text.replaceFirst("^(\\d{4}-\\d{2}-\\d{2}) +", "$1T")
                    .replaceFirst(" ?(?:UTC|GMT)$", "Z")
                    .replace(" ", "");
            return Optional.of(
                    WITH_OFFSET.parseBest(iso, OffsetDateTime::from, LocalDateTime::from)
                                    instanceof OffsetDateTime zoned
                            ? zoned.toInstant()
                            : LocalDateTime.parse(iso).toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Instant unix(String digits) {
        double value = Double.parseDouble(digits);
        return Instant.ofEpochMilli(Math.round(value >= MILLIS_FROM ? value : value * 1000));
    }
}
