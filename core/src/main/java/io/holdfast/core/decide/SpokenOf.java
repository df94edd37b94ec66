package io.holdfast.core.decide;

import io.holdfast.core.claim.Pronouns;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.HeadedPart;
import io.holdfast.core.find.IndexedDocument;
import io.holdfast.core.find.Term;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Claim;
import io.holdfast.text.lang.Marks;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a copied sentence is said of: "It costs 12 euros." answers for the plan that is asked about only where a document
 * says it of that plan.
 */
final class SpokenOf {
    private final Set<String> asked;
    private final Set<String> names;
    private final Set<String> said;

    /** @param copy the copied sentence; its claim tells what is asked, and what its pronoun stands for */
    SpokenOf(Claim claim, String copy) {
        said = Terms.words(copy).keySet();
        Map<String, Term> words = Terms.words(claim.statement());
        words.keySet().removeAll(said);
        words.putAll(Terms.words(claim.question()));
        words.values()
                .removeIf(t -> t.weight() < 1 || Marks.WEAK.contains(t.stem()) || Marks.STRONG.contains(t.stem()));
        asked = words.keySet();
        names = words.values().stream().filter(Term::name).map(Term::stem).collect(Collectors.toSet());
    }

    /** Whether a unit may speak of it: no other part of the documents is nearer to what is asked. */
    boolean fits(IndexedDocument text, int unit, EvidenceIndex index) {
        HeadedPart here = text.parts().get(unit);
        Set<String> subject = with(text.units().get(unit).terms().words().keySet());
        subject.addAll(here.headings());
        Set<String> part = with(here.words());
        return !goesOn(text, unit, here, subject)
                && index.texts().stream()
                        .flatMap(t -> t.parts().stream())
                        .noneMatch(there -> nearer(there.words(), there, names, part)
                                || nearer(there.words(), there, asked, part)
                                || nearer(there.headings(), there, asked, subject));
    }

    private Set<String> with(Set<String> words) {
        Set<String> all = new HashSet<>(said);
        all.addAll(words);
        return all;
    }

    /** Whether a part of the documents has all of these words that are here, and one more in some place. */
    private static boolean nearer(Set<String> place, HeadedPart there, Set<String> words, Set<String> here) {
        return words.stream().anyMatch(w -> place.contains(w) && !here.contains(w))
                && words.stream().allMatch(w -> there.words().contains(w) || !here.contains(w));
    }

    /** Whether a unit goes on, with a pronoun or an answer, about another name than one that is asked about and near. */
    private boolean goesOn(IndexedDocument text, int unit, HeadedPart here, Set<String> subject) {
        int first = unit;
        while (first > 0
                && (Pronouns.opens(text.said(first)) || text.said(first - 1).endsWith("?"))) {
            first--;
        }
        Map<String, Term> about = text.units().get(first).terms().words();
        return first < unit
                && about.values().stream().anyMatch(Term::name)
                && names.stream()
                        .anyMatch(n -> here.words().contains(n) && !subject.contains(n) && !about.containsKey(n));
    }
}
