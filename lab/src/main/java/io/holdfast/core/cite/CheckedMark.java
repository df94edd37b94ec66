package io.holdfast.core.cite;

import io.holdfast.core.model.Evidence;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A mark with what became of it.
 *
 * @param document id of the document it names; null when it names none of those given
 * @param claims the claims it vouches for, as places in {@link Citations#claims()}; none where it follows no claim
 * @param evidence what decided: the span of the cited document, or of the one that supports the claim instead
 * @param supportedBy id of the document that supports the claim, where that is another one
 * @param diagnosis a sentence for people; there unless the mark is right
 */
public record CheckedMark(
        Mark mark,
        @Nullable String document,
        Status status,
        List<Integer> claims,
        List<Evidence> evidence,
        @Nullable String supportedBy,
        @Nullable String diagnosis) {
    public CheckedMark {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(status, "status");
        claims = List.copyOf(claims);
        evidence = List.copyOf(evidence);
    }

    /** Whether a mark keeps what it promises. */
    public enum Status {
        /** The cited document supports the claim. */
        RIGHT,
        /** The cited document does not support the claim, another one does. */
        WRONG_DOCUMENT,
        /** No document supports the claim. */
        UNSUPPORTED,
        /** The cited document comes close, but neither supports nor refutes the claim: a person should look. */
        UNSURE,
        /** It names no document that was given. */
        UNRESOLVABLE;

        /** The name used in files, e.g. {@code wrong_document}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
