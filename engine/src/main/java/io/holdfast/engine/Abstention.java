package io.holdfast.engine;

import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.gate.Decision.Reason;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.signal.Signals;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The words shown instead of an answer, in the question's language: that it is not known, what is missing, and what comes
 * nearest. That something is not in the documents is said only of what no passage that was read holds.
 */
final class Abstention {
    private static final int LONGEST = 200;

    private Abstention() {}

    static String text(Question question, @Nullable Reason reason, Signals signals, Draft draft, Packed read) {
        boolean indonesian = question.language() == Language.INDONESIAN;
        StringBuilder said = new StringBuilder(indonesian ? "Saya tidak tahu. " : "I don't know. ");
        said.append(missing(question, reason, signals, read, indonesian));
        if (!draft.abstained() && reason != Reason.ABSTAIN_CONFLICT) {
            String nearest = draft.sentences().get(0).quoted().strip().replaceAll("\\s+", " ");
            said.append(indonesian ? " Yang paling dekat: \"" : " What comes nearest: \"")
                    .append(nearest.length() <= LONGEST ? nearest : nearest.substring(0, LONGEST) + "…")
                    .append('"');
        }
        return said.toString();
    }

    private static String missing(
            Question question, @Nullable Reason reason, Signals s, Packed read, boolean indonesian) {
        int passages = read.passages().size();
        if (reason == Reason.ABSTAIN_MISSING_ANCHOR && !s.missing().isEmpty()) {
            List<String> nowhere = s.missing().stream()
                    .filter(m -> question.anchors().stream()
                            .filter(a -> a.text().equals(m))
                            .noneMatch(a -> anywhere(a, read)))
                    .toList();
            if (!nowhere.isEmpty()) {
                String names = String.join(", ", nowhere);
                return indonesian
                        ? passages + " bagian dokumen dibaca; tidak ada yang menyebut: " + names + "."
                        : "I read " + passages + " passages; none of them speaks about: " + names + ".";
            }
            String names = String.join(", ", s.missing());
            return indonesian
                    ? "Dokumen menyebut " + names + ", tetapi tidak bersama yang ditanyakan."
                    : "The documents speak about " + names + ", but not about what was asked of it.";
        }
        if (reason == Reason.ABSTAIN_CONFLICT) {
            return (indonesian
                            ? "Dokumen saling bertentangan; ada yang menyatakan: "
                            : "The documents disagree; one of them says: ")
                    + "\"" + s.conflict() + "\"";
        }
        if (reason == Reason.ABSTAIN_WRONG_KIND) {
            String objections = String.join(", ", s.invalid());
            return indonesian
                    ? "Yang ditemukan bukan jenis jawaban yang ditanyakan: " + objections + "."
                    : "What was found is not the kind of answer asked for: " + objections + ".";
        }
        return indonesian
                ? passages + " bagian dokumen dibaca; tidak ada yang cukup mendukung sebuah jawaban."
                : "I read " + passages + " passages; none of them supports an answer well enough.";
    }

    private static boolean anywhere(Anchor anchor, Packed read) {
        return read.passages().stream().anyMatch(c -> AnchorMatcher.holds(c.searchable(), anchor));
    }
}
