package io.holdfast.core.decide;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The words of a claim that a model doubts, as the answer writes them: the model reads values in another form. */
final class DoubtedWords {
    private DoubtedWords() {}

    /**
     * Spans of the answer, in order; none where the whole claim is in doubt.
     *
     * @param read the claim as the model read it, of which the first {@code asked} characters are the question
     * @param doubted spans of {@code read}
     */
    static List<Span> of(Claim claim, String read, int asked, List<Span> doubted) {
        String text = claim.text();
        List<Span> found = new ArrayList<>();
        int from = 0;
        int length = 0;
        for (Span span : doubted) {
            for (String part : span.start() < asked ? List.<String>of() : parts(text, span.of(read))) {
                int at = text.indexOf(part, from);
                if (at >= 0) {
                    boolean goesOn =
                            !found.isEmpty() && text.substring(from, at).isBlank();
                    int start = goesOn ? found.remove(found.size() - 1).start() : at;
                    from = at + part.length();
                    length += part.length();
                    found.add(new Span(start, from));
                }
            }
        }
        found.replaceAll(span -> span.shift(claim.span().start()));
        return length * 10 >= text.strip().length() * 9 ? List.of() : found;
    }

    /** What was read as the text writes it: at once where that is possible, else word by word. */
    private static List<String> parts(String text, String read) {
        String whole = Explanations.asIn(text, read);
        return text.contains(whole)
                ? List.of(whole)
                : Stream.of(read.split("\\s+"))
                        .map(w -> Explanations.asIn(text, w))
                        .toList();
    }
}
