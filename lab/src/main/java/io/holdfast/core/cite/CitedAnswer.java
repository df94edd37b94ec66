package io.holdfast.core.cite;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An answer with its marks: what it states without them, and where each part of that occurs in the answer.
 *
 * @param answer as it was given
 * @param text the answer without marks and without its list of references
 * @param marks in the order of the answer, those recorded beside the text among them
 * @param documents the document that each mark names, null where it names none of those given
 * @param kept the parts of the answer that make up {@code text}, in order
 */
record CitedAnswer(String answer, String text, List<Mark> marks, List<@Nullable Document> documents, List<Span> kept) {

    /** @param recorded citations that a file holds beside the text */
    static CitedAnswer of(String answer, List<Document> documents, List<Mark> recorded) {
        DocumentNames names = new DocumentNames(documents);
        ReferenceList references = ReferenceList.of(answer);
        MarkReader.Read read = MarkReader.read(answer, names, references);
        List<Mark> marks = new ArrayList<>(read.marks());
        marks.addAll(recorded);
        marks.sort(Comparator.comparing(Mark::span));
        boolean fromZero = DocumentNames.fromZero(marks);
        List<@Nullable Document> named = new ArrayList<>();
        marks.forEach(mark -> named.add(names.find(mark, references.entry(mark.label()), fromZero)));
        List<Span> kept = kept(answer, read.cuts());
        StringBuilder text = new StringBuilder();
        kept.forEach(span -> text.append(answer, span.start(), span.end()));
        return new CitedAnswer(answer, text.toString(), List.copyOf(marks), named, kept);
    }

    /** What is left between the cuts. The blank before a cut goes with it, or at the start of a line the one after it. */
    private static List<Span> kept(String answer, List<Span> cuts) {
        List<Span> kept = new ArrayList<>();
        int from = 0;
        for (Span cut : cuts) {
            int end = Math.max(from, cut.start());
            boolean closes = cut.end() < answer.length() && !Character.isLetterOrDigit(answer.charAt(cut.end()));
            while (closes && end > from && blank(answer.charAt(end - 1))) {
                end--;
            }
            int next = Math.max(from, cut.end());
            boolean lineStart = end == 0 || answer.charAt(end - 1) == '\n';
            while (lineStart && next < answer.length() && blank(answer.charAt(next))) {
                next++;
            }
            if (end > from) {
                kept.add(new Span(from, end));
            }
            from = next;
        }
        if (from < answer.length()) {
            kept.add(new Span(from, answer.length()));
        }
        return kept;
    }

    private static boolean blank(char c) {
        return c == ' ' || c == '\t' || c == '\u00a0';
    }

    /** Where a place of the answer is in the text: at the cut, where it was cut out. */
    int inText(int place) {
        int at = 0;
        for (Span span : kept) {
            if (place <= span.end()) {
                return at + Math.max(0, place - span.start());
            }
            at += span.length();
        }
        return at;
    }

    Span inText(Span span) {
        int start = inText(span.start());
        return new Span(start, Math.max(start, inText(span.end())));
    }

    /** A span of the text in the answer: from its first kept character to its last. */
    Span inAnswer(Span span) {
        int start = inAnswer(span.start());
        return span.length() == 0 ? new Span(start, start) : new Span(start, inAnswer(span.end() - 1) + 1);
    }

    private int inAnswer(int place) {
        int at = 0;
        for (Span span : kept) {
            if (place < at + span.length()) {
                return span.start() + place - at;
            }
            at += span.length();
        }
        return answer.length();
    }
}
