package io.holdfast.core.decide;

import io.holdfast.core.claim.Enumerations;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.IndexedDocument;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.text.FoldedText;
import io.holdfast.text.fact.WrittenForm;
import io.holdfast.text.lang.Marks;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Proof by copy: a claim that occurs in a document word for word, formatting aside, is supported, unless the rest of its
 * sentence takes it back (negated, conditional, quoted, limited by an exception).
 */
final class Copies {
    /** Fewer words occur by chance. */
    private static final int FEWEST_WORDS = 3;

    /** A unit longer than this many times the claim says more than the claim. */
    private static final int MOST_FORMATTING = 4;

    /** Quotes, bullets and stops around a unit. */
    private static final int EDGE = 3;

    /** How far from a copy a word may take it back: a longer sentence is no sentence, and many copies may be in it. */
    private static final int REACH = 1_000;
    /** A sentence that occurs more often says little. */
    private static final int MOST_PLACES = 20;

    /** The share of its words that the unit has which lists what a claim says. */
    private static final double ALL = 0.999;

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}']+");

    private Copies() {}

    /**
     * The passage that states the claim in its own words, their values in one written form, or as an item of a list;
     * null when there is none.
     *
     * @param said the claim's own words, without a question
     */
    static @Nullable Evidence find(String said, ScopedClaim claim, EvidenceIndex index) {
        if (BETWEEN_WORDS.splitAsStream(said).filter(w -> !w.isBlank()).count() < FEWEST_WORDS) {
            return null;
        }
        FoldedText wanted = FoldedText.of(said);
        SpokenOf of = new SpokenOf(claim.claim(), said);
        for (int i = 0; i < index.texts().size(); i++) {
            IndexedDocument text = index.texts().get(i);
            Span at = text.folded().find(wanted, 0);
            for (int n = 0;
                    at != null && n < MOST_PLACES;
                    n++, at = text.folded().find(wanted, at.end())) {
                if ((!claim.shortAnswer() || whole(text, at))
                        && stated(text, at, wanted, u -> of.fits(text, u, index))) {
                    return new Evidence(Passage.of(index.documents().get(i), at), 1);
                }
            }
        }
        String written = WrittenForm.of(said);
        FoldedText rewritten = FoldedText.of(written);
        int longest = MOST_FORMATTING * written.length() + MOST_FORMATTING;
        return claim.candidates().stream()
                .filter(c ->
                        c.read().written().length() <= longest && says(c.read().written(), written, rewritten)
                                || c.share() > ALL && lists(c.passage().text(), wanted))
                .filter(c -> !Frames.denied(c.source(), c.unit()) && of.fits(c.source(), c.unit(), index))
                .findFirst()
                .map(c -> new Evidence(c.passage(), 1))
                .orElse(null);
    }

    /** Whether a unit says this, its values in whatever form, the colon between an item and what leads to it aside. */
    private static boolean says(String unit, String written, FoldedText rewritten) {
        FoldedText said = FoldedText.of(unit);
        return said.same(rewritten)
                || FoldedText.of(unit.replaceFirst(": ", " ")).same(rewritten)
                || said.same(FoldedText.of(ScopedClaim.inFormsOf(written, unit)));
    }

    /** Whether a text lists what the claim says of one thing. */
    private static boolean lists(String text, FoldedText wanted) {
        return Enumerations.expand(text).stream()
                .anyMatch(item -> FoldedText.of(item.statement()).same(wanted));
    }

    /** Whether a copy speaks of what is asked about, and neither the sentence around it nor what leads to it takes it back. */
    private static boolean stated(IndexedDocument text, Span at, FoldedText copy, IntPredicate fits) {
        for (int i = 0; i < text.units().size(); i++) {
            Span span = text.units().get(i).span();
            if (span.overlaps(at)) {
                int from = Math.max(span.start(), at.start());
                int to = Math.min(at.end(), span.end());
                String before = text.text().substring(Math.max(span.start(), from - REACH), from);
                String after = text.text().substring(to, Math.min(span.end(), to + REACH));
                boolean sentence = !text.units().get(i).kind().structured();
                boolean framed = sentence && (frames(before) || frames(after));
                if (framed || Frames.around(text, i, copy) || !fits.test(i)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a copy is a whole unit: a part of one may answer another question. */
    private static boolean whole(IndexedDocument text, Span at) {
        return text.units().stream()
                .anyMatch(u -> at.start() <= u.span().start() + EDGE && u.span().end() - EDGE <= at.end());
    }

    private static boolean frames(String rest) {
        return BETWEEN_WORDS.splitAsStream(rest.toLowerCase(Locale.ROOT)).anyMatch(Marks.FRAMING::contains)
                || Frames.doubts(rest);
    }
}
