package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What follows a label that the question names: "Clerk: Ann Ley", "In favour: Bo, Cy. Against: Di." */
final class LabelledLine {
    private static final Pattern LABEL = Pattern.compile(
            "(?<=^|\\n|[.;!?]\\s)\\s*(?<label>\\p{Lu}[\\p{L}-]*(?: [\\p{L}-]+){0,3}):[ \\t]+(?<value>\\S[^\\n]*?)(?=\\.?\\s*(?:\\n|$)|\\.\\s+\\p{Lu})");
    /** How much before a label may tell what it is a label of. */
    private static final int BEFORE = 400;

    private final Weights weights;
    private final Set<String> wanted;

    LabelledLine(Weights weights, Set<String> wanted) {
        this.weights = weights;
        this.wanted = wanted;
    }

    /** The label all of whose words the question has, with the most of the others told around and before it. */
    Optional<Structured> answer(List<Chunk> passages) {
        Structured best = null;
        for (Chunk chunk : passages) {
            String text = chunk.text();
            Matcher m = LABEL.matcher(text);
            m.region(chunk.bodyStart(), text.length());
            m.useTransparentBounds(true);
            while (m.find()) {
                Set<String> label = ComparedWords.content(m.group("label"));
                String before = text.substring(Math.max(chunk.bodyStart(), m.start() - BEFORE), m.start());
                int paragraph = before.lastIndexOf("\n\n");
                Set<String> accounted = new HashSet<>(label);
                accounted.addAll(ComparedWords.content(
                        chunk.context() + "\n" + before.substring(paragraph < 0 ? 0 : paragraph)));
                double share = weights.share(wanted, accounted);
                if (!label.isEmpty() && wanted.containsAll(label) && (best == null || share > best.confidence())) {
                    Span span = new Span(m.start("label"), m.end("value"));
                    best = new Structured("label", span.of(text) + ".", chunk, span, m.group("value"), share);
                }
            }
        }
        return Optional.ofNullable(best);
    }
}
