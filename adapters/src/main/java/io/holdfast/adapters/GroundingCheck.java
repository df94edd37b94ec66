package io.holdfast.adapters;

import io.holdfast.adapters.telemetry.EvaluationListener;
import io.holdfast.adapters.telemetry.EvaluationResult;
import io.holdfast.adapters.telemetry.Evaluations;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.conversation.Turn;
import io.holdfast.core.conversation.UserStatements;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.models.Scorers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Scores an answer and says whether it is good enough: what every adapter does before it speaks its framework's
 * language. Make one and keep it; safe for use by many threads.
 */
public final class GroundingCheck {
    private static final EvaluationListener NOBODY = (evaluation, responseId) -> {};

    private final Evaluator<Grounding> evaluator;
    private final double threshold;
    private final EvaluationListener listener;
    private final Set<Measure> measures;
    private final List<Document> said;

    /** What can be measured for telemetry beside faithfulness. It costs readings by the model and decides nothing. */
    public enum Measure {
        /** {@code citation_precision} and {@code citation_recall}. */
        CITATIONS,
        /** {@code context_precision}, {@code _recall}, {@code _use}, {@code _noise} and {@code _sufficiency}. */
        CONTEXT
    }

    private GroundingCheck(
            Evaluator<Grounding> evaluator,
            double threshold,
            EvaluationListener listener,
            Set<Measure> measures,
            List<Document> said) {
        this.evaluator = evaluator;
        this.threshold = threshold;
        this.listener = listener;
        this.measures = measures;
        this.said = said;
    }

    /** By the default configuration and the embedded models; every claim must be supported. */
    public static GroundingCheck standard() {
        return of(Scorers.shared(ConfigLoader.defaults()).faithfulness());
    }

    /** By an evaluator of the caller's, e.g. {@code Scorers.of(config).faithfulness()}; every claim must be supported. */
    public static GroundingCheck of(Evaluator<Grounding> evaluator) {
        return new GroundingCheck(evaluator, 1, NOBODY, Set.of(), List.of());
    }

    /** The same, passing from this share of supported claims on. */
    public GroundingCheck withThreshold(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("a threshold of faithfulness must be in [0, 1], not " + share);
        }
        return new GroundingCheck(evaluator, share, listener, measures, said);
    }

    /** The same, telling what it measured: see {@code OpenTelemetryEvaluations} and {@code MicrometerEvaluations}. */
    public GroundingCheck observedBy(EvaluationListener other, Measure... beside) {
        Set<Measure> all = EnumSet.noneOf(Measure.class);
        all.addAll(List.of(beside));
        return new GroundingCheck(evaluator, threshold, other, all, said);
    }

    /**
     * The same, for an answer after these turns: a claim that no document holds passes where the user stated it. Questions
     * state nothing, and a user whom the documents contradict is believed only about the user.
     */
    public GroundingCheck hearing(List<Turn> turns) {
        return new GroundingCheck(evaluator, threshold, listener, measures, UserStatements.of(turns));
    }

    public double threshold() {
        return threshold;
    }

    /** What decides on claims; for streams, which are checked sentence by sentence. */
    public Evaluator<Grounding> evaluator() {
        return evaluator;
    }

    /** Who is given what was measured. */
    public EvaluationListener listener() {
        return listener;
    }

    /**
     * Scores an answer.
     *
     * @param id the name under which the result is reported
     * @param reference the expected answer, where there is one
     */
    public GroundingResult check(
            String id, String question, List<Document> documents, String answer, @Nullable String reference) {
        return check(new Case(id, question, distinct(documents), reference, null), Answer.of(answer), null);
    }

    /** @param responseId what the model's server calls the answer, for telemetry */
    public GroundingResult check(
            String id,
            String question,
            List<Document> documents,
            String answer,
            @Nullable String reference,
            @Nullable String responseId) {
        return check(new Case(id, question, distinct(documents), reference, null), Answer.of(answer), responseId);
    }

    private GroundingResult check(Case testCase, Answer answer, @Nullable String responseId) {
        long begin = System.nanoTime();
        Finding<Grounding> finding = evaluator.evaluate(testCase, answer);
        boolean passed = finding.fold(
                scored -> (threshold < 1 ? scored.score() >= threshold : !scored.failure()) || saidByUser(scored),
                abstained -> true,
                unmeasured -> unmeasured.code() == ErrorCode.NO_CONTEXT && stated(answer.text()));
        listener.evaluated(Evaluations.faithfulness(finding, passed, since(begin)), responseId);
        measures.forEach(measure ->
                beside(measure, testCase, answer).forEach(evaluation -> listener.evaluated(evaluation, responseId)));
        return new GroundingResult(testCase.id(), finding, passed);
    }

    private boolean saidByUser(Finding<Grounding> finding) {
        List<TracedClaim> open = FindingText.unsupported(finding);
        return !open.isEmpty()
                && open.stream()
                        .allMatch(claim -> UserStatements.mayCarry(claim)
                                && stated(claim.claim().text()));
    }

    private boolean stated(String claim) {
        return !said.isEmpty()
                && evaluator
                        .evaluate(new Case("said", "", said, null, null), Answer.of(claim))
                        .fold(scored -> !scored.failure(), abstained -> false, unmeasured -> false);
    }

    private List<EvaluationResult> beside(Measure measure, Case testCase, Answer answer) {
        long begin = System.nanoTime();
        return switch (measure) {
            case CITATIONS ->
                Evaluations.citations(new CitationCheck(evaluator).evaluate(testCase, answer), since(begin));
            case CONTEXT -> Evaluations.context(new ContextQuality(evaluator).evaluate(testCase, answer), since(begin));
        };
    }

    private static Duration since(long begin) {
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    /** Texts as documents named 0, 1, 2 … */
    public static List<Document> documents(Iterable<String> texts) {
        List<Document> documents = new ArrayList<>();
        for (String text : texts) {
            documents.add(Document.of(Integer.toString(documents.size()), text));
        }
        return documents;
    }

    /** Chunks of one source often share its id: the second becomes {@code id#2}, so that evidence names one text. */
    public static List<Document> distinct(List<Document> documents) {
        Set<String> taken = new HashSet<>();
        List<Document> result = new ArrayList<>();
        for (Document document : documents) {
            String id = document.id();
            for (int n = 2; !taken.add(id); n++) {
                id = document.id() + "#" + n;
            }
            result.add(new Document(id, document.title(), document.url(), document.text()));
        }
        return result;
    }
}
