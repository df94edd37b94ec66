package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import java.util.Objects;

/**
 * What the judge said about one statement.
 *
 * @param reason the judge's own words, or {@link #NO_REASON}
 */
public record Ruling(Opinion opinion, String reason) {
    public static final String NO_REASON = "No reason provided";

    public Ruling {
        Objects.requireNonNull(opinion, "opinion");
        reason = reason.isBlank() ? NO_REASON : reason.strip();
    }

    public boolean supported() {
        return opinion == Opinion.YES;
    }
}
