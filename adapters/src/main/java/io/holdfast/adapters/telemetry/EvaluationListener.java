package io.holdfast.adapters.telemetry;

import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.core.stream.StreamPolicy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Is told what was measured of each answer, in the thread that measured it and before the answer goes on. */
@FunctionalInterface
public interface EvaluationListener {
    /** @param responseId what the model's server calls the answer, where that is known */
    void evaluated(EvaluationResult evaluation, @Nullable String responseId);

    /** @param action what the policy does with a sentence that is not {@link CheckedSentence#passed()} */
    default void sentence(CheckedSentence sentence, StreamPolicy.Action action) {}

    /** The same for what begins here and now and ends in another thread, such as a stream: bound to the current span. */
    default EvaluationListener bound() {
        return this;
    }

    /** One that tells them all, in order. */
    static EvaluationListener all(List<EvaluationListener> listeners) {
        List<EvaluationListener> each = List.copyOf(listeners);
        return new EvaluationListener() {
            @Override
            public void evaluated(EvaluationResult evaluation, @Nullable String responseId) {
                each.forEach(listener -> listener.evaluated(evaluation, responseId));
            }

            @Override
            public void sentence(CheckedSentence sentence, StreamPolicy.Action action) {
                each.forEach(listener -> listener.sentence(sentence, action));
            }

            @Override
            public EvaluationListener bound() {
                return all(each.stream().map(EvaluationListener::bound).toList());
            }
        };
    }
}
