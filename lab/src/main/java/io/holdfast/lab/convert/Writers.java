package io.holdfast.lab.convert;

import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.NativeCaseWriter;
import io.holdfast.lab.format.deepeval.DeepEvalWriter;
import io.holdfast.lab.format.export.LettuceDetectWriter;
import io.holdfast.lab.format.export.VertexWriter;
import io.holdfast.lab.format.langfuse.LangfuseScores;
import io.holdfast.lab.format.langsmith.LangSmithFeedback;
import io.holdfast.lab.format.openinference.EventsWriter;
import io.holdfast.lab.format.openinference.PhoenixAnnotations;
import io.holdfast.lab.format.openinference.TraceWriter;
import io.holdfast.lab.format.opik.OpikScores;
import io.holdfast.lab.format.promptfoo.ConfigWriter;
import io.holdfast.lab.format.promptfoo.ResultsWriter;
import io.holdfast.lab.format.ragas.RagasWriter;
import io.holdfast.lab.format.trec.BeirWriter;
import io.holdfast.lab.format.trec.CorpusWriter;
import io.holdfast.lab.format.trec.RankingWriter;
import io.holdfast.lab.format.trec.TrecRagWriter;
import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Makes the writer of a format.
 *
 * @param scored whether the entries come with scores
 * @param created when the results came about, for formats that say it
 * @param version of the product, for formats that name their maker
 */
public record Writers(boolean scored, Instant created, String version, Losses losses) {

    /** Where the files of a folder are written. */
    @FunctionalInterface
    public interface Parts {
        Writer open(String name) throws IOException;
    }

    /** A folder of files. */
    public CaseWriter beir(Parts parts) throws IOException {
        return new BeirWriter(
                parts.open("corpus.jsonl"), parts.open("queries.jsonl"), parts.open("qrels/test.tsv"), losses);
    }

    /** @param corpus where the texts of documents go that the format only names; null to let go of them */
    public CaseWriter of(Format format, Writer out, @Nullable Writer corpus) {
        return switch (format) {
            case NATIVE -> new NativeCaseWriter(out, losses);
            case RAGAS -> new RagasWriter(out, losses);
            case DEEPEVAL -> new DeepEvalWriter(out, losses);
            case PROMPTFOO -> new ResultsWriter(out, created, losses);
            case PROMPTFOO_CONFIG -> new ConfigWriter(out, losses);
            case TREC_RAG -> new TrecRagWriter(out, corpus == null ? null : new CorpusWriter(corpus), losses);
            case OPENINFERENCE -> scored ? new EventsWriter(out, version, losses) : new TraceWriter(out, losses);
            case LANGFUSE -> new LangfuseScores(out, losses);
            case LANGSMITH -> new LangSmithFeedback(out, losses);
            case OPIK -> new OpikScores(out, losses);
            case PHOENIX -> new PhoenixAnnotations(out, losses);
            case TREC_RUN -> RankingWriter.run(out, losses);
            case TREC_QRELS -> RankingWriter.judgements(out, losses);
            case LETTUCEDETECT -> new LettuceDetectWriter(out, losses);
            case VERTEX -> new VertexWriter(out, losses);
            case ALCE, MESSAGES -> throw new IllegalArgumentException(format.id() + " is read, not written");
            case BEIR -> throw new IllegalArgumentException("beir is a folder");
        };
    }
}
