package io.holdfast.lab.dataset;

import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.json.Hash;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A case as a data set holds it.
 *
 * @param evidenceSpan the words of the document that hold the answer, where marked
 * @param variants wordings of the question, the case's own among them; empty when there is only one
 */
public record DatasetCase(
        Kind kind,
        Case testCase,
        @Nullable String topic,
        @Nullable String difficulty,
        @Nullable String evidenceSpan,
        List<Variant> variants,
        @Nullable Distractor distractor) {
    public DatasetCase {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(testCase, "testCase");
        variants = List.copyOf(variants);
    }

    public String id() {
        return testCase.id();
    }

    /** Id shared by the cases that share their document text; a case without documents shares none. */
    public String documentId() {
        if (testCase.documents().isEmpty()) {
            return Hash.of("no document", id()).substring(0, 12);
        }
        return Hash.of(testCase.documents().stream().map(Document::text).collect(Collectors.joining("\n")))
                .substring(0, 12);
    }
}
