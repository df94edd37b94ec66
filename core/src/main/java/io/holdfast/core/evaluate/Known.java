package io.holdfast.core.evaluate;

import io.holdfast.core.claim.NewWords;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.port.Cancellation;
import java.util.List;
import java.util.stream.Stream;

/** What the documents and the question of a case hold: all else in an answer is new. */
record Known(Tracer tracer, List<Document> texts) implements NewWords {
    static Known of(Case testCase, Tracer tracer) {
        Document question = Document.of("question", testCase.question());
        return new Known(
                tracer,
                Stream.concat(testCase.documents().stream(), Stream.of(question))
                        .toList());
    }

    @Override
    public int count(String text) {
        Cancellation.check();
        return tracer.newWords(text, texts);
    }

    /** Whether a text has a value that is stated nowhere, in whatever unit or form. */
    boolean lacksValue(String text) {
        return tracer.lacksValue(text, texts);
    }
}
