package io.holdfast.experiment;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.AnswerSystem;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A function of the user's as a system that the lab can ask. */
final class TaskSystem implements AnswerSystem {
    private final String name;
    private final Function<Case, @Nullable RetrievedAnswer> task;
    private final Map<String, List<Document>> found = new ConcurrentHashMap<>();

    TaskSystem(String name, Function<Case, @Nullable RetrievedAnswer> task) {
        this.name = name;
        this.task = task;
    }

    @Override
    public String id() {
        return name;
    }

    @Override
    public Answer answer(Case testCase) {
        RetrievedAnswer answer = task.apply(testCase);
        if (answer == null) {
            throw failed("the task returned null for case " + testCase.id(), null);
        }
        found.put(testCase.id(), answer.documents());
        return Answer.of(answer.text());
    }

    @Override
    public List<Document> documents(Case testCase) {
        return found.getOrDefault(testCase.id(), testCase.documents());
    }

    /** What a stage comes to. A wait that is given up gives up the stage. */
    static <T> @Nullable T await(CompletionStage<@Nullable T> stage) {
        CompletableFuture<@Nullable T> future = stage.toCompletableFuture();
        try {
            return future.get();
        } catch (InterruptedException e) {
            future.cancel(true);
            Thread.currentThread().interrupt();
            throw new HoldfastException(ErrorCode.TIMEOUT, "the task was not waited for any longer", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof HoldfastException known) {
                throw known;
            }
            throw failed("the task failed: " + e.getCause(), e.getCause());
        }
    }

    private static HoldfastException failed(String message, @Nullable Throwable cause) {
        return new HoldfastException(ErrorCode.INTERNAL, message, cause);
    }
}
