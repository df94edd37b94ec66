package io.holdfast.adapters.quarkus;

import dev.langchain4j.service.Result;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.adapters.langchain4j.Contents;
import io.holdfast.core.model.Document;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationResult;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationSample;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An evaluation strategy of Quarkus LangChain4j that traces outputs to documents instead of comparing them with an
 * expected output or asking a judge.
 *
 * @param <T> what the evaluated function returns
 */
public final class GroundingStrategy<T> implements EvaluationStrategy<T> {
    private final GroundingCheck check;
    private final Function<T, String> answer;
    private final Source<T> source;

    /** Where the documents come from that an output must rest on. */
    @FunctionalInterface
    public interface Source<T> {
        List<Document> documents(EvaluationSample<T> sample, T output);
    }

    private GroundingStrategy(GroundingCheck check, Function<T, String> answer, Source<T> source) {
        this.check = check;
        this.answer = answer;
        this.source = source;
    }

    /** For services that return {@code Result<String>}: its sources are the documents. */
    public static GroundingStrategy<Result<String>> ofResults(GroundingCheck check) {
        return new GroundingStrategy<>(check, Result::content, (sample, output) -> Contents.documents(sources(output)));
    }

    /** For services that return text: the first parameter of a sample is the question, the others are its documents. */
    public static GroundingStrategy<String> ofSamples(GroundingCheck check) {
        return new GroundingStrategy<>(check, Function.identity(), (sample, output) -> fromParameters(sample));
    }

    /** For everything else. */
    public static <T> GroundingStrategy<T> of(GroundingCheck check, Function<T, String> answer, Source<T> source) {
        return new GroundingStrategy<>(check, answer, source);
    }

    @Override
    public EvaluationResult evaluate(EvaluationSample<T> sample, T output) {
        GroundingResult result = check.check(
                sample.name(), question(sample), source.documents(sample, output), answer.apply(output), null);
        return new EvaluationResult(result.passed(), result.score(), result.text(), result.metadata());
    }

    private static String question(EvaluationSample<?> sample) {
        Object first =
                sample.parameters().size() == 0 ? "" : sample.parameters().get(0);
        return String.valueOf(first);
    }

    private static List<dev.langchain4j.rag.content.Content> sources(Result<String> output) {
        @Nullable List<dev.langchain4j.rag.content.Content> sources = output.sources();
        return Objects.requireNonNullElse(sources, List.of());
    }

    private static List<Document> fromParameters(EvaluationSample<String> sample) {
        List<Document> documents = new ArrayList<>();
        int position = 0;
        for (Object value : sample.parameters()) {
            if (position++ > 0) {
                add(documents, value);
            }
        }
        return documents;
    }

    private static void add(List<Document> documents, Object value) {
        if (value instanceof Iterable<?> several) {
            several.forEach(one -> add(documents, one));
        } else if (value instanceof Document document) {
            documents.add(document);
        } else {
            documents.add(Document.of(Integer.toString(documents.size()), String.valueOf(value)));
        }
    }
}
