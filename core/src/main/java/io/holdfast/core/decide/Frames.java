package io.holdfast.core.decide;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.IndexedDocument;
import io.holdfast.core.model.Span;
import io.holdfast.text.FoldedText;
import io.holdfast.text.Normalizer;
import io.holdfast.text.lang.Marks;
import io.holdfast.text.lang.WordPatterns;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a document says and does not mean: a text that it calls wrong or old, a statement that it asks about, a rumour. */
final class Frames {
    private static final Pattern DOUBT = WordPatterns.ALL.compile("(?iU)\\b(?:%{denied}|%{doubted})\\b");
    private static final Pattern LABEL = WordPatterns.ALL.compile(
            "(?iU)[^:.!?|\\n]{0,60}?\\b(?:%{denied}|%{doubted}|%{replaced})\\b[^:.!?|\\n]{0,40}:");
    /** "This is no longer correct", "the council denies this": not "it was kept in the wrong box". */
    private static final Pattern TAKES_BACK = WordPatterns.ALL.compile(
            "(?iU)(?!%{limit}\\b)(?:(?:%{refers-back}\\b[^.!?]{0,80}?|[^.!?]{0,80}?\\b%{refers-back}\\s(?:%{called}\\s)?)"
                    + "\\b%{denied}(?=\\s*(?:\\p{P}|$|%{and}\\b))|[^.!?]{0,80}?\\b%{denies}\\b)");

    /** "Is that right? No, …" */
    private static final Pattern ASKED_BACK = WordPatterns.ALL.compile(
            "(?iU)[^.!?]{0,30}\\b%{refers-back}\\b[^.!?]{0,20}\\? (?:[^:.!?]{1,40}: )?(?:%{no}|%{denied})\\s*[,.!;:]");

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
                || Stream.of(LABEL, DOUBT)
                        .filter(p -> p.equals(DOUBT) || text.indexOf(':') >= 0)
                        .flatMap(p -> p.matcher(text).results())
                        .anyMatch(m -> !said.contains(Normalizer.fold(m.group())));
    }

    /** Whether the sentence behind a unit or the one before it takes back what it says. */
    static boolean denied(IndexedDocument text, int unit) {
        String before = text.said(unit - 1);
        String next = text.said(unit + 1);
        return TRUE_OR_FALSE.matcher(before + " " + next).find()
                || before.endsWith(":") && LABEL.matcher(before).lookingAt()
                || TAKES_BACK.matcher(next).lookingAt()
                || ASKED_BACK.matcher(next + " " + text.said(unit + 2)).lookingAt();
    }

    /** Whether that, what leads to a copy or its heading denies it: "You may not: smoke", "Old text: …", "## Don't". */
    static boolean around(IndexedDocument text, int unit, FoldedText copy) {
        String said = text.said(unit);
        Span at = FoldedText.of(said).find(copy, 0);
        String lead = at == null ? "" : said.substring(0, at.start()).strip();
        String title = text.parts().get(unit).title();
        boolean brief = title.split(" ").length <= LONGEST_TITLE && !title.endsWith("?") && !title.equals(said);
        return denied(text, unit)
                || lead.endsWith(":") && (negated(lead) || LABEL.matcher(lead).lookingAt())
                || brief && (negated(title) || doubts(title));
    }

    private static boolean negated(String label) {
        return Normalizer.words(label).stream().anyMatch(Marks.NEGATION::contains);
    }
}
