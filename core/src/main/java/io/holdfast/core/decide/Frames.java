package io.holdfast.core.decide;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.IndexedDocument;
import io.holdfast.core.lang.Marks;
import io.holdfast.core.lang.WordPatterns;
import io.holdfast.core.model.Span;
import io.holdfast.core.text.FoldedText;
import io.holdfast.core.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;

/** What a document says and does not mean: a text that it calls wrong or old, a statement that it asks about, a rumour. */
final class Frames {
    private static final Pattern DOUBT = WordPatterns.ALL.compile("(?iU)\\b(?:%{denied}|%{doubted})\\b");
    private static final Pattern LABEL = WordPatterns.ALL.compile(
            "(?iU)[^:.!?|\\n]{0,60}?\\b(?:%{denied}|%{doubted}|%{replaced}|%{forbids})\\b[^:.!?|\\n]{0,40}:");
    /** "This is no longer correct", "the council denies this": not "it was kept in the wrong box". */
    private static final Pattern TAKES_BACK = WordPatterns.ALL.compile(
            "(?iU)(?!%{limit}\\b)(?:(?:%{refers-back}\\b[^.!?]{0,80}?|[^.!?]{0,80}?\\b%{refers-back}\\s(?:%{called}\\s)?)"
                    + "\\b%{denied}(?=\\s*(?:\\p{P}|$|%{and}\\b))|[^.!?]{0,80}?\\b%{denies}\\b)");

    private static final Pattern NO =
            WordPatterns.ALL.compile("(?iU)(?:[^:.!?]{1,40}: )?\\W*(?:%{no}|%{denied})\\s*(?:[,.!;:]|$)");
    private static final Pattern FORBIDS = WordPatterns.ALL.compile("(?iU)\\b(?:%{denied}|%{doubted}|%{forbids})\\b");
    private static final Pattern TRUE_OR_FALSE = WordPatterns.ALL.compile("(?iU)\\b%{true-or-false}\\b");

    private static final int LONGEST_TITLE = 4;

    private Frames() {}

    /** Whether words around a statement doubt it. */
    static boolean doubts(String rest) {
        return DOUBT.matcher(rest).find();
    }

    /** Whether a claim's edited copy is not what the unit says: it only leads to others, or something takes it back. */
    static boolean takenBack(EvidenceIndex.Candidate unit, String claim) {
        String text = unit.read().written();
        String said = Normalizer.fold(claim);
        return text.endsWith(":")
                || denied(unit.source(), unit.unit())
                || LABEL.matcher(text).results().anyMatch(l -> !said.contains(Normalizer.fold(l.group())))
                || DOUBT.matcher(text).results().anyMatch(d -> !said.contains(Normalizer.fold(d.group())));
    }

    /** Whether the sentence behind a unit or the one before it takes back what it says. */
    static boolean denied(IndexedDocument text, int unit) {
        String before = text(text, unit - 1);
        String next = text(text, unit + 1);
        return TRUE_OR_FALSE.matcher(before).find()
                || before.endsWith(":") && LABEL.matcher(before).lookingAt()
                || TRUE_OR_FALSE.matcher(next).find()
                || TAKES_BACK.matcher(next).lookingAt()
                || next.endsWith("?") && NO.matcher(text(text, unit + 2)).lookingAt();
    }

    private static String text(IndexedDocument text, int unit) {
        return unit < 0 || unit >= text.units().size()
                ? ""
                : text.units().get(unit).terms().text();
    }

    /** Whether what leads to a copy within its unit, or its heading, denies it: "You may not: smoke", "Old text: …", "## Don't". */
    static boolean labelled(IndexedDocument of, int at, FoldedText copy) {
        String unit = text(of, at);
        String title = of.parts().get(at).title();
        List<Span> found = FoldedText.of(unit).find(copy);
        String lead =
                found.isEmpty() ? "" : unit.substring(0, found.get(0).start()).strip();
        return lead.endsWith(":") && (negated(lead) || LABEL.matcher(lead).lookingAt())
                || title.split("\\s+").length <= LONGEST_TITLE
                        && !title.endsWith("?")
                        && !title.equals(unit)
                        && (negated(title) || FORBIDS.matcher(title).find());
    }

    private static boolean negated(String label) {
        return Normalizer.words(label).stream().anyMatch(Marks.NEGATION::contains);
    }
}
