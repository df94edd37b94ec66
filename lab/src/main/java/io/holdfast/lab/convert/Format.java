package io.holdfast.lab.convert;

import io.holdfast.core.config.Suggestion;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** A format of files that Holdfast reads or writes. */
public enum Format {
    NATIVE(true, true, true),
    RAGAS(true, true, true),
    DEEPEVAL(true, true, true),
    PROMPTFOO(true, true, true),
    PROMPTFOO_CONFIG(true, false, true),
    TREC_RAG(true, true, true),
    ALCE(true, true, false),
    MESSAGES(true, true, false),
    OPENINFERENCE(true, true, true),
    LANGFUSE(true, true, true),
    LANGSMITH(true, true, true),
    OPIK(true, true, true),
    PHOENIX(true, true, true),
    BEIR(true, false, true),
    TREC_RUN(true, false, true),
    TREC_QRELS(true, false, true),
    LETTUCEDETECT(false, false, true),
    VERTEX(false, false, true);

    private final boolean read;
    private final boolean answers;
    private final boolean written;

    Format(boolean read, boolean answers, boolean written) {
        this.read = read;
        this.answers = answers;
        this.written = written;
    }

    /** The name on the command line, e.g. {@code trec-rag}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether files of it hold answers that can be scored. */
    public boolean holdsAnswers() {
        return answers;
    }

    /** Whether it is written to report findings and nothing else. */
    public boolean needsScores() {
        return !read || this == LANGFUSE || this == LANGSMITH || this == OPIK || this == PHOENIX;
    }

    public static Format readable(String id) {
        return named(id, format -> format.read);
    }

    public static Format scorable(String id) {
        return named(id, format -> format.answers);
    }

    public static Format writable(String id) {
        return named(id, format -> format.written);
    }

    private static Format named(String id, Predicate<Format> allowed) {
        List<String> names =
                Arrays.stream(values()).filter(allowed).map(Format::id).toList();
        for (Format format : values()) {
            if (format.id().equals(id) && allowed.test(format)) {
                return format;
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT, "unknown format " + id + " here; " + Suggestion.clause(id, names));
    }
}
