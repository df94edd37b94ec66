package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.cite.CitationJson;
import io.holdfast.lab.cite.RecordedCitations;
import io.holdfast.lab.context.ContextJson;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;

/** What {@code check} and {@code score} measure beside faithfulness, if asked to. */
final class MeasureOptions {
    @Option(
            names = "--citations",
            description = "Checks inline citations ([1], [doc-3], 【1†source】, footnotes, links, <cite>): whether each"
                    + " names the document that supports its claim, and which claims have none.")
    private boolean citations;

    @Option(
            names = "--metrics",
            split = ",",
            paramLabel = "NAME",
            description = "Measures what was retrieved: context_precision, context_recall, context_use, context_noise,"
                    + " context_sufficiency; context for all. Recall and use need a reference.")
    private List<String> metrics = new ArrayList<>();

    /** @param evaluator decides whether a document supports a claim */
    RecordScorer apply(RecordScorer scorer, Evaluator<Grounding> evaluator) {
        List<RecordScorer.Measure> measures = new ArrayList<>();
        if (citations) {
            measures.add(new CitationMeasure(new CitationCheck(evaluator)));
        }
        Set<ContextMetric> asked = ContextMetric.parse(metrics);
        if (!asked.isEmpty()) {
            measures.add(new ContextMeasure(new ContextQuality(evaluator), asked));
        }
        return measures.isEmpty() ? scorer : scorer.with(measures);
    }

    private record ContextMeasure(ContextQuality quality, Set<ContextMetric> metrics) implements RecordScorer.Measure {
        @Override
        public String field() {
            return MeasureTally.CONTEXT;
        }

        @Override
        public ObjectNode of(InputRecord.Good recorded) {
            return ContextJson.of(quality.evaluate(recorded.testCase(), recorded.answer()), metrics);
        }
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
