package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.models.Scorers;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Scores through the workers. The models are loaded in the background while the service already listens, the one that
 * most cases need first; what comes before the models it needs waits for them in its worker.
 */
public final class ScoringDesk {
    private final Workers workers;
    private final CompletableFuture<Scorers> scorers;
    private final CompletableFuture<Scorers> complete;
    private final WorkLimit limit;
    private final ScoreObserver observer;

    /** @param complete the scorers again, when every model is there */
    public ScoringDesk(
            Workers workers,
            CompletableFuture<Scorers> scorers,
            CompletableFuture<Scorers> complete,
            WorkLimit limit,
            ScoreObserver observer) {
        this.workers = workers;
        this.scorers = scorers;
        this.complete = complete;
        this.limit = limit;
        this.observer = observer;
    }

    /** What one request may ask for at most. */
    public WorkLimit limit() {
        return limit;
    }

    /** Has a case scored, as most are: by words, facts and the grounding model, which loads at its first use. */
    public static Scorers warmed(Scorers scorers) {
        Document document = Document.of("0", "The ferry to the island leaves at nine every morning.");
        Case testCase = new Case("0", "When does the ferry leave?", List.of(document), null, null);
        Answer answer = new Answer("The island ferry departs every morning at nine.", null, List.of(), null, null);
        scorers.faithfulness().evaluate(testCase, answer);
        return scorers;
    }

    /** Has every model do its work once: the embedder too, which is needed where words alone lead nowhere. */
    public static Scorers completed(Scorers scorers) {
        Optional.ofNullable(scorers.embedder()).ifPresent(embedder -> embedder.embed("The boat departs at 9."));
        scorers.modelIds();
        return scorers;
    }

    /** Whether all models are there. */
    public boolean ready() {
        return complete.isDone() && !complete.isCompletedExceptionally();
    }

    /**
     * Does all the work of a request, reading included, when a worker is free: so many bodies are taken apart at once
     * as there are workers. Ends with a 429 problem when none is free in time.
     */
    public <T> T inTurn(Demand demand, Callable<T> work) {
        return workers.call(demand, work);
    }

    /** Ends with a 429 problem when no worker is free in time. */
    public Finding<Grounding> score(String client, Case testCase, Answer answer) {
        return inTurn(new Demand(client, WorkLimit.size(testCase, answer)), () -> evaluated(testCase, answer));
    }

    /** Ends with a 429 problem when no worker is free in time. */
    public ConversationReport score(String client, Conversation conversation, ConversationContext context) {
        return inTurn(new Demand(client, WorkLimit.size(conversation, context)), () -> reported(conversation, context));
    }

    /** For batches: waits its turn. */
    public Future<Finding<Grounding>> queue(String client, Case testCase, Answer answer) {
        limit.check(testCase, answer);
        return workers.queue(new Demand(client, WorkLimit.size(testCase, answer)), () -> evaluated(testCase, answer));
    }

    /** For batches: waits its turn. */
    public Future<ConversationReport> queue(String client, Conversation conversation, ConversationContext context) {
        limit.check(conversation, context);
        return workers.queue(
                new Demand(client, WorkLimit.size(conversation, context)), () -> reported(conversation, context));
    }

    /** The model behind the verdicts; null where words and facts alone decide. Waits until it is loaded. */
    public @Nullable GroundingModel grounding() {
        return loaded().grounding();
    }

    /** Waits until they are loaded; a stop before that ends the request with 503. */
    private Scorers loaded() {
        try {
            return scorers.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof CancellationException) {
                throw new ProblemException(
                        Problem.Kind.SHUTTING_DOWN, "the service stopped before its models were loaded");
            }
            throw e;
        }
    }

    /** Scores here and now; for work that is in its turn. */
    public Finding<Grounding> evaluated(Case testCase, Answer answer) {
        limit.check(testCase, answer);
        Finding<Grounding> finding =
                new RecordScorer(loaded().faithfulness()).finding(new InputRecord.Good(1, testCase, answer));
        observer.scored(finding);
        return finding;
    }

    /** Checks citations here and now; for work that is in its turn. */
    public Finding<Citations> cited(Case testCase, Answer answer) {
        limit.check(testCase, answer);
        return new CitationCheck(loaded().faithfulness()).evaluate(testCase, answer);
    }

    /** Measures what was retrieved, here and now; for work that is in its turn. */
    public Finding<io.holdfast.core.context.RetrievedContext> retrieved(Case testCase, Answer answer) {
        limit.check(testCase, answer);
        if (testCase.reference() != null) {
            limit.check(testCase, Answer.of(testCase.reference()));
        }
        return new ContextQuality(loaded().faithfulness()).evaluate(testCase, answer);
    }

    /** Scores here and now; for work that is in its turn. */
    public ConversationReport reported(Conversation conversation, ConversationContext context) {
        limit.check(conversation, context);
        ConversationReport report = loaded().conversations().score(conversation, context);
        observer.scored(report);
        return report;
    }
}
