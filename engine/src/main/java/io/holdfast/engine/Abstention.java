package io.holdfast.engine;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.AskedLanguage;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import io.holdfast.engine.gate.GateDecision.Reason;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.structure.StructuredAnswers;
import io.holdfast.engine.telemetry.Citation;
import io.holdfast.engine.telemetry.Declined;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is said instead of an answer: what was looked for, what is missing, and what comes nearest. That something is not
 * in the documents is said only of what no passage that was read holds.
 */
final class Abstention {
    /** The reason of a question in a language the engine does not read. */
    static final String LANGUAGE = "abstain_language";

    private static final int LONGEST = 200;

    private Abstention() {}

    /** @param reason null where the answerer declined and nobody decided */
    static Declined of(Question question, @Nullable Reason reason, Signals signals, Draft draft, Packed read) {
        List<String> missing = switch (reason == null ? Reason.ABSTAIN_LOW_SUPPORT : reason) {
            case ABSTAIN_MISSING_ANCHOR -> signals.missing();
            case ABSTAIN_CONFLICT -> List.of("agreement: \"" + signals.conflict() + "\"");
            case ABSTAIN_WRONG_KIND -> signals.invalid();
            default -> List.of("a passage that supports an answer");
        };
        return new Declined(lookedFor(question), missing, nearest(question, draft, read));
    }

    /** A question in a language nobody measured is not guessed at. */
    static Declined ofLanguage() {
        return new Declined(
                List.of(),
                List.of("a language the engine reads: English, Indonesian, German, French or Spanish"),
                null);
    }

    static String languageText(Question question) {
        String name = AskedLanguage.name(question.text());
        return "I don't know. The question is in " + (name.isEmpty() ? "a language I do not read" : name)
                + "; I read questions in English, Indonesian, German, French and Spanish, and answers in other languages were not measured."
                + " Nothing was looked for.";
    }

    static String text(Question question, @Nullable Reason reason, Signals signals, Declined declined, Packed read) {
        AbstentionPhrases say = AbstentionPhrases.of(question.language());
        StringBuilder said = new StringBuilder(say.unknown()).append(' ');
        if (!declined.lookedFor().isEmpty()) {
            said.append(String.format(
                            Locale.ROOT,
                            say.lookedFor(),
                            read.passages().size(),
                            String.join(", ", declined.lookedFor())))
                    .append(' ');
        }
        said.append(missing(question, reason, signals, read, say));
        Citation nearest = declined.nearest();
        if (nearest != null && reason != Reason.ABSTAIN_CONFLICT) {
            String quote = nearest.quote().strip().replaceAll("\\s+", " ");
            said.append(' ')
                    .append(say.nearest())
                    .append(" \"")
                    .append(quote.length() <= LONGEST ? quote : quote.substring(0, LONGEST) + "…")
                    .append('"')
                    .append(place(nearest));
        }
        return said.toString();
    }

    private static String place(Citation citation) {
        return citation.file().isEmpty()
                ? ""
                : " (" + citation.file() + (citation.line() > 0 ? ":" + citation.line() : "") + ")";
    }

    private static List<String> lookedFor(Question question) {
        List<String> anchors =
                question.anchors().stream().map(Anchor::text).distinct().toList();
        Set<String> small = AskedLanguage.small(question.language());
        Stream<String> words = Stream.of(question.text().split("[^\\p{L}\\p{M}\\p{N}'’-]+"))
                .filter(w -> !w.isBlank() && !ComparedWords.content(w).isEmpty())
                .filter(w -> !small.contains(w.toLowerCase(Locale.ROOT)))
                .filter(w -> anchors.stream().noneMatch(a -> a.contains(w)));
        return Stream.concat(anchors.stream(), words).distinct().toList();
    }

    /** The draft's first sentence, but no single one of the items that must be compared; without a draft the sentence that shares most words with the question. */
    private static @Nullable Citation nearest(Question question, Draft draft, Packed read) {
        if (!draft.abstained()) {
            Draft.Sentence first = draft.sentences().get(0);
            if (StructuredAnswers.overRows(question) && TextLayout.bullet(first.quoted())) {
                return null;
            }
            return first.citations().stream()
                    .flatMap(id -> read.find(id).stream())
                    .findFirst()
                    .map(c -> Citation.of(c, first.quoted()))
                    .orElse(null);
        }
        Set<String> wanted = ComparedWords.content(question.text());
        Citation best = null;
        double most = 0;
        for (Chunk chunk : read.passages()) {
            for (Span span : chunk.sentences()) {
                String sentence = span.of(chunk.text());
                double share = ComparedWords.coverage(wanted, ComparedWords.content(sentence));
                if (share > most) {
                    most = share;
                    best = Citation.of(chunk, sentence);
                }
            }
        }
        return best;
    }

    private static String missing(
            Question question, @Nullable Reason reason, Signals s, Packed read, AbstentionPhrases say) {
        if (reason == Reason.ABSTAIN_MISSING_ANCHOR && !s.missing().isEmpty()) {
            List<String> nowhere = s.missing().stream()
                    .filter(m -> question.anchors().stream()
                            .filter(a -> a.text().equals(m))
                            .noneMatch(a -> anywhere(a, read)))
                    .toList();
            return nowhere.isEmpty()
                    ? String.format(Locale.ROOT, say.elsewhere(), String.join(", ", s.missing()))
                    : String.format(Locale.ROOT, say.nowhere(), String.join(", ", nowhere));
        }
        if (reason == Reason.ABSTAIN_CONFLICT) {
            return String.format(Locale.ROOT, say.conflict(), s.conflict());
        }
        if (reason == Reason.ABSTAIN_WRONG_KIND) {
            return String.format(Locale.ROOT, say.wrongKind(), String.join(", ", s.invalid()));
        }
        return say.unsupported();
    }

    private static boolean anywhere(Anchor anchor, Packed read) {
        return read.passages().stream().anyMatch(c -> AnchorMatcher.holds(c.searchable(), anchor));
    }
}
