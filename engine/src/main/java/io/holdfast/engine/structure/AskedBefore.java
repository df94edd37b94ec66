package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.StatedLimit;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The answer that follows the same question in a document, as lists of frequent questions have it: what follows it,
 * or what follows a heading that asks it, up to the next question or paragraph.
 */
final class AskedBefore {
    /** Share of the words of either question that the other must account for. */
    private static final double SAME = 0.8;
    /** The most sentences that are shown. */
    private static final int SENTENCES = 2;

    private static final Pattern FIRST_WORD = Pattern.compile("^\\W*(\\p{L}+).*", Pattern.DOTALL);

    private final Weights weights;
    private final String question;
    private final Set<String> wanted;

    AskedBefore(Weights weights, String question, Set<String> wanted) {
        this.weights = weights;
        this.question = question;
        this.wanted = wanted;
    }

    Optional<Structured> answer(List<Chunk> passages) {
        Structured best = null;
        for (Chunk chunk : passages) {
            List<Span> sentences = chunk.sentences();
            for (int i = -1; i < sentences.size() - 1; i++) {
                String asked = i < 0 ? chunk.section() : sentences.get(i).of(chunk.text());
                boolean headed = i >= 0 || chunk.bodyStart() > 0;
                Span said = headed && asks(asked) ? said(chunk, sentences, i + 1) : null;
                if (said != null && sameWord(asked)) {
                    String text = said.of(chunk.text()).strip().replaceAll("\\s+", " ");
                    Set<String> own = new HashSet<>(ComparedWords.content(asked));
                    Set<String> accounted = new HashSet<>(own);
                    accounted.addAll(ComparedWords.content(chunk.context() + "\n" + text));
                    Set<String> known = new HashSet<>(wanted);
                    known.addAll(ComparedWords.content(question + "\n" + chunk.title()));
                    double share = Math.min(weights.share(wanted, accounted), weights.share(own, known));
                    boolean shared = !TableAnswers.common(own, wanted).isEmpty();
                    boolean limited = StatedLimit.kept(question, text) == StatedLimit.Kept.OUTSIDE;
                    if (shared && !limited && share >= SAME && (best == null || share > best.confidence())) {
                        best = new Structured(StructuredAnswers.ASKED_BEFORE, text, chunk, said, text, false, share);
                    }
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean asks(String sentence) {
        return sentence.strip().endsWith("?");
    }

    /** When is not where: both must begin with the same word. */
    private boolean sameWord(String asked) {
        return FIRST_WORD
                .matcher(asked)
                .replaceFirst("$1")
                .equalsIgnoreCase(FIRST_WORD.matcher(question).replaceFirst("$1"));
    }

    /** What follows; null where that is another question, an item or nothing. */
    private static @Nullable Span said(Chunk chunk, List<Span> sentences, int from) {
        String text = chunk.text();
        int to = from;
        while (to < sentences.size()
                && to - from < SENTENCES
                && !asks(sentences.get(to).of(text))
                && !TextLayout.bullet(sentences.get(to).of(text))
                && !TextLayout.row(sentences.get(to).of(text))
                && (to == from
                        || !text.substring(
                                        sentences.get(to - 1).end(),
                                        sentences.get(to).start())
                                .contains("\n\n"))) {
            to++;
        }
        return to == from
                ? null
                : new Span(sentences.get(from).start(), sentences.get(to - 1).end());
    }
}
