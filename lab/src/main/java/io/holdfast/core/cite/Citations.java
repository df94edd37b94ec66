package io.holdfast.core.cite;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The citations of one answer, checked. Precision is the share of marks that are right, recall the share of claims that
 * their cited documents support.
 *
 * @param marks in the order of the answer
 * @param claims in the order of the answer; at least one
 */
public record Citations(List<CheckedMark> marks, List<CitedClaim> claims) {
    public Citations {
        marks = List.copyOf(marks);
        claims = List.copyOf(claims);
        if (claims.isEmpty()) {
            throw new IllegalArgumentException("an answer without claims has no citations to check");
        }
    }

    public long count(CheckedMark.Status status) {
        return marks.stream().filter(m -> m.status() == status).count();
    }

    /** Right marks over all marks; null when there is none. */
    public @Nullable Double precision() {
        return marks.isEmpty() ? null : (double) count(CheckedMark.Status.RIGHT) / marks.size();
    }

    public double recall() {
        return (double) claims.stream().filter(CitedClaim::backed).count() / claims.size();
    }

    /** Harmonic mean of precision and recall; 0 when there is no mark. */
    public double f1() {
        Double precision = precision();
        double sum = precision == null ? 0 : precision + recall();
        return precision == null || sum == 0 ? 0 : 2 * precision * recall() / sum;
    }

    /** Claims that no mark vouches for. */
    public List<CitedClaim> uncited() {
        return claims.stream().filter(CitedClaim::uncited).toList();
    }

    /** Marks that are not right. */
    public List<CheckedMark> faulty() {
        return marks.stream()
                .filter(m -> m.status() != CheckedMark.Status.RIGHT)
                .toList();
    }
}
