package io.holdfast.core.decide;

import io.holdfast.core.claim.Pronouns;
import io.holdfast.core.decide.EditedCopy.Change;
import io.holdfast.core.decide.EditedCopy.Edit;
import io.holdfast.core.find.Derivations;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.text.fact.WrittenForm;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Proof by edited copy: a claim that repeats a unit with one thing changed is contradicted by it. A changed value or name
 * proves nothing where another unit beside it states what the claim does, or where it follows from stated values.
 */
record EditedCopies(EditedCopy copy) {
    /** How much of what the edited unit holds of the claim another must hold, with the claimed value, to be its source. */
    private static final double ALTERNATIVE = 0.8;

    @Nullable Refutation find(String said, List<EvidenceIndex.Candidate> candidates) {
        String claim = WrittenForm.of(said);
        for (EvidenceIndex.Candidate unit : candidates) {
            String text = unit.read().written();
            Edit edit = copy.between(claim, Pronouns.opens(claim) ? text : named(unit, text))
                    .filter(e -> !statedBeside(e, unit, candidates)
                            && !Frames.takenBack(unit, claim + e.stated())
                            && !derived(e, claim, candidates))
                    .orElse(null);
            if (edit != null) {
                String why = Explanations.changed(edit, said, unit.passage().text());
                return new Refutation(edit.rule(), unit, why);
            }
        }
        return null;
    }

    /** What a unit says, with the pronoun that it opens with resolved to the subject of the sentence before it. */
    private static String named(EvidenceIndex.Candidate unit, String text) {
        int before = unit.unit() - 1;
        while (Pronouns.opens(text) && Pronouns.opens(unit.source().said(before))) {
            before--;
        }
        return Pronouns.opens(text)
                ? Pronouns.resolve(text, Pronouns.subjectOf(unit.source().said(before)))
                : text;
    }

    private static boolean derived(Edit edit, String claim, List<EvidenceIndex.Candidate> candidates) {
        Stream<String> near = candidates.stream().limit(3).map(c -> c.read().written());
        return edit.change() == Change.VALUE && Derivations.follow(claim, near.collect(Collectors.joining(" | ")));
    }

    private static boolean statedBeside(
            Edit edit, EvidenceIndex.Candidate unit, List<EvidenceIndex.Candidate> candidates) {
        return (edit.change() == Change.VALUE || edit.change() == Change.NAME)
                && candidates.stream()
                        .filter(c -> !c.read().written().equals(unit.read().written())
                                && c.share() >= ALTERNATIVE * unit.share())
                        .anyMatch(
                                c -> c.read().written().toLowerCase(Locale.ROOT).contains(edit.claimed()));
    }
}
