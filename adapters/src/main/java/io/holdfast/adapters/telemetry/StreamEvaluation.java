package io.holdfast.adapters.telemetry;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.core.stream.StreamPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells a listener of each sentence of a streamed answer, and of the whole answer when it has ended. Made where the stream
 * begins; for one answer, used by one thread at a time.
 */
public final class StreamEvaluation implements Consumer<CheckedSentence> {
    private final EvaluationListener listener;
    private final StreamPolicy.Action action;
    private final List<CheckedSentence> sentences = new ArrayList<>();
    private long nanoseconds;

    public StreamEvaluation(EvaluationListener listener, StreamPolicy.Action action) {
        this.listener = listener.bound();
        this.action = action;
    }

    /** The evaluator, with its time counted. */
    public Evaluator<Grounding> timing(Evaluator<Grounding> evaluator) {
        return (testCase, answer) -> {
            long begin = System.nanoTime();
            Finding<Grounding> finding = evaluator.evaluate(testCase, answer);
            nanoseconds += System.nanoTime() - begin;
            return finding;
        };
    }

    @Override
    public void accept(CheckedSentence sentence) {
        sentences.add(sentence);
        listener.sentence(sentence, action);
    }

    /** The answer has ended. */
    public void end(@Nullable String responseId) {
        Evaluations.faithfulness(sentences, Duration.ofNanos(nanoseconds))
                .forEach(evaluation -> listener.evaluated(evaluation, responseId));
        sentences.clear();
    }
}
