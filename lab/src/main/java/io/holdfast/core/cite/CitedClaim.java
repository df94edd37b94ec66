package io.holdfast.core.cite;

import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Objects;

/**
 * A claim with the marks that vouch for it. A sentence whose parts are cited one by one is a claim for each part.
 *
 * @param span where it occurs in the answer
 * @param text exactly {@code answer.substring(span)}, marks included
 * @param statement the claim without marks, made to stand alone
 * @param verdict what all documents together say about it
 * @param marks as places in {@link Citations#marks()}
 * @param backed whether the cited documents, taken together, support it
 */
public record CitedClaim(
        Span span, String text, String statement, Verdict verdict, List<Integer> marks, boolean backed) {
    public CitedClaim {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(statement, "statement");
        Objects.requireNonNull(verdict, "verdict");
        marks = List.copyOf(marks);
    }

    /** Whether no mark vouches for it. */
    public boolean uncited() {
        return marks.isEmpty();
    }
}
