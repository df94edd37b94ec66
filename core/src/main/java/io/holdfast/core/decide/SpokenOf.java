package io.holdfast.core.decide;

import io.holdfast.core.claim.Pronouns;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.HeadedPart;
import io.holdfast.core.find.IndexedDocument;
import io.holdfast.core.find.IndexedUnit;
import io.holdfast.core.find.Term;
import io.holdfast.core.find.Terms;
import io.holdfast.core.lang.Marks;
import io.holdfast.core.model.Claim;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a copied sentence is said of: "It costs 12 euros." answers for the plan that the question names only where the
 * documents say it of that plan.
 *
 * @param asked the words of the question and of the claim with its pronoun resolved
 * @param said those of the copied sentence
 */
record SpokenOf(Collection<Term> asked, Set<String> said) {
    private static final Pattern SPEAKER = Pattern.compile("^[^:]{1,30}: ");

    static SpokenOf of(Claim claim, String said) {
        Set<String> words = Terms.words(said).keySet();
        Map<String, Term> asked = Terms.words(claim.statement());
        asked.keySet().removeAll(words);
        asked.putAll(Terms.words(claim.question()));
        asked.keySet().removeIf(w -> Marks.WEAK.contains(w) || Marks.STRONG.contains(w));
        return new SpokenOf(asked.values(), words);
    }

    /** Whether a unit may speak of it: no other part of the documents is nearer to what is asked. */
    boolean fits(IndexedDocument text, int unit, EvidenceIndex index) {
        HeadedPart here = text.parts().get(unit);
        Set<String> own = text.units().get(unit).terms().words().keySet();
        if (ofAnother(text, unit, here)) {
            return false;
        }
        HeadedPart last = here;
        for (IndexedDocument other : index.texts()) {
            for (HeadedPart there : other.parts()) {
                if (there != last && there != here && nearer(there, here, own)) {
                    return false;
                }
                last = there;
            }
        }
        return true;
    }

    /** Whether a sentence that opens with a pronoun goes on about another name than those that are asked about and occur elsewhere. */
    private boolean ofAnother(IndexedDocument text, int unit, HeadedPart here) {
        int named = unit;
        while (named > 0
                && (continues(text.units().get(named)) || asks(text.units().get(named - 1)))) {
            named--;
        }
        Map<String, Term> subject = text.units().get(named).terms().words();
        return named < unit
                && subject.values().stream().anyMatch(Term::name)
                && asked.stream()
                        .filter(t -> t.name() && here.words().contains(t.stem()))
                        .anyMatch(t -> !said.contains(t.stem())
                                && !subject.containsKey(t.stem())
                                && !here.headings().contains(t.stem()));
    }

    private static boolean continues(IndexedUnit unit) {
        return Pronouns.opens(SPEAKER.matcher(unit.terms().text()).replaceFirst(""));
    }

    private static boolean asks(IndexedUnit unit) {
        return unit.terms().text().endsWith("?");
    }

    /**
     * Whether another part has a name that is asked about and not this one; or all that this one has of the question and
     * more; or what is asked about as a heading. It is about something else where it lacks a name that the copy has.
     */
    private boolean nearer(HeadedPart there, HeadedPart here, Set<String> own) {
        boolean named = false;
        boolean headed = false;
        boolean more = false;
        boolean less = false;
        boolean elsewhere = false;
        for (Term term : asked) {
            String word = term.stem();
            boolean held = there.words().contains(word);
            boolean copied = said.contains(word);
            boolean missing = !copied && !here.words().contains(word);
            if (copied && !held && term.name()) {
                return false;
            }
            if (term.weight() >= 1) {
                named |= missing && held && term.name();
                more |= missing && held;
                less |= !missing && !held;
                boolean near = copied || own.contains(word) || here.headings().contains(word);
                elsewhere |= near && !held;
                headed |= !near && there.headings().contains(word);
            }
        }
        return named || headed && !elsewhere || more && !less;
    }
}
