package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.cite.CitationJson;
import io.holdfast.lab.cite.RecordedCitations;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** What {@code check} and {@code score} measure beside faithfulness, if asked to. */
final class MeasureOptions {
    @Option(
            names = "--citations",
            description = "Checks inline citations ([1], [doc-3], 【1†source】, footnotes, links, <cite>): whether each"
                    + " names the document that supports its claim, and which claims have none.")
    private boolean citations;

    /** @param evaluator decides whether a document supports a claim */
    RecordScorer apply(RecordScorer scorer, Evaluator<Grounding> evaluator) {
        List<RecordScorer.Measure> measures = new ArrayList<>();
        if (citations) {
            measures.add(new CitationMeasure(new CitationCheck(evaluator)));
        }
        return measures.isEmpty() ? scorer : scorer.with(measures);
    }

    private record CitationMeasure(CitationCheck check) implements RecordScorer.Measure {
        @Override
        public String field() {
            return MeasureTally.CITATIONS;
        }

        @Override
        public ObjectNode of(InputRecord.Good recorded) {
            return CitationJson.of(
                    check.evaluate(recorded.testCase(), recorded.answer(), RecordedCitations.of(recorded)));
        }
    }
}
