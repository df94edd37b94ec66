package io.holdfast.lab.convert;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.alce.AlceReader;
import io.holdfast.lab.format.deepeval.DeepEvalReader;
import io.holdfast.lab.format.langfuse.LangfuseSpans;
import io.holdfast.lab.format.langsmith.LangSmithRuns;
import io.holdfast.lab.format.messages.MessagesReader;
import io.holdfast.lab.format.openinference.TraceReader;
import io.holdfast.lab.format.opik.OpikSpans;
import io.holdfast.lab.format.promptfoo.PromptfooReader;
import io.holdfast.lab.format.ragas.RagasReader;
import io.holdfast.lab.format.trec.Ranking;
import io.holdfast.lab.format.trec.RetrievalReader;
import io.holdfast.lab.format.trec.TrecRagReader;
import java.util.Map;

/**
 * Makes the reader of a format.
 *
 * @param corpus texts of documents that the input only names, by id
 * @param queries wordings of questions that the input only names, by id
 */
public record Readers(
        InputSettings settings, Map<String, Document> corpus, Map<String, Document> queries, Losses losses) {
    public Readers {
        corpus = Map.copyOf(corpus);
    }

    public static Readers plain(InputSettings settings, Losses losses) {
        return new Readers(settings, Map.of(), Map.of(), losses);
    }

    /** The reader of recorded answers: native lines without one are bad. */
    public CaseReader answers(Format format) {
        return format == Format.NATIVE ? new NativeCaseReader(settings) : of(format);
    }

    /** The reader of answers and questions. */
    public CaseReader of(Format format) {
        return switch (format) {
            case NATIVE -> NativeCaseReader.withQuestions(settings, losses);
            case RAGAS -> new RagasReader(settings, losses);
            case DEEPEVAL -> new DeepEvalReader(settings, losses);
            case PROMPTFOO, PROMPTFOO_CONFIG -> new PromptfooReader(settings, losses);
            case TREC_RAG -> new TrecRagReader(settings, corpus, losses);
            case ALCE -> new AlceReader(settings, losses);
            case MESSAGES -> new MessagesReader(settings);
            case OPENINFERENCE, PHOENIX -> new TraceReader(settings, losses);
            case LANGFUSE -> LangfuseSpans.reader(settings, losses);
            case LANGSMITH -> LangSmithRuns.reader(settings, losses);
            case OPIK -> OpikSpans.reader(settings, losses);
            case TREC_RUN, TREC_QRELS ->
                in -> new RetrievalReader(queries, new Ranking().add(format.id(), in), corpus, losses).records();
            case BEIR ->
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "beir is a folder with corpus.jsonl, queries.jsonl and qrels/*.tsv");
            case LETTUCEDETECT, VERTEX ->
                throw new HoldfastException(ErrorCode.BAD_INPUT, format.id() + " is written, not read");
        };
    }
}
