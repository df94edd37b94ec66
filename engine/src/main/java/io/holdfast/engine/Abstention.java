package io.holdfast.engine;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.gate.Decision.Reason;
import io.holdfast.engine.signal.Signals;
import org.jspecify.annotations.Nullable;

/** The words shown instead of an answer: that it is not known, and what was missing, in the question's language. */
final class Abstention {
    private Abstention() {}

    static String text(Question question, @Nullable Reason reason, Signals signals) {
        boolean indonesian = question.language() == Language.INDONESIAN;
        String lead = indonesian ? "Saya tidak tahu. " : "I don't know. ";
        if (reason == Reason.ABSTAIN_MISSING_ANCHOR && !signals.missing().isEmpty()) {
            String missing = String.join(", ", signals.missing());
            return lead
                    + (indonesian
                            ? "Dokumen yang ditemukan tidak menyebut: " + missing + "."
                            : "The documents found do not speak about: " + missing + ".");
        }
        if (reason == Reason.ABSTAIN_CONFLICT) {
            return lead
                    + (indonesian
                            ? "Dokumen saling bertentangan; ada yang menyatakan: "
                            : "The documents disagree; one of them says: ")
                    + "\"" + signals.conflict() + "\"";
        }
        return lead
                + (indonesian
                        ? "Dokumen yang ditemukan tidak cukup mendukung sebuah jawaban."
                        : "The documents found do not support an answer well enough.");
    }
}
