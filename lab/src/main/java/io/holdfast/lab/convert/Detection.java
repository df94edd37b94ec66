package io.holdfast.lab.convert;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.promptfoo.PromptfooReader;
import io.holdfast.lab.input.PeekInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells a format by what an input holds, never by its name: by the fields of its first record, or of a later one where
 * the first says nothing. The first line decides where it can, so that pipes are not waited for.
 */
public final class Detection {
    private static final int LINE = 1 << 20;
    private static final int HEAD = 1 << 16;
    private static final int MAX_NAMED = 8;

    private Detection() {}

    /** @param name what the input is called in complaints */
    public static Format of(PeekInput input, String name) throws IOException {
        Optional<Format> format = find(input);
        if (format.isPresent()) {
            return format.get();
        }
        String head = text(input.peek(HEAD));
        if (head.isBlank()) {
            return Format.NATIVE;
        }
        RecordShape shape = shape(head);
        if (isScores(input)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    name + " is output of holdfast score; give the file that was scored, and this one with --scores");
        }
        List<String> fields = shape.names().stream().limit(MAX_NAMED).toList();
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "cannot tell the format of " + name + ": "
                        + (fields.isEmpty()
                                ? "it is neither JSON nor CSV with known columns"
                                : "its first record has the fields " + String.join(", ", fields) + ", which fit none")
                        + "; say which it is: native, ragas, deepeval, promptfoo, trec-rag, alce, messages, openinference, langfuse, langsmith or opik");
    }

    /**
     * The format of a tool whose records are no rows of named fields: traces, results inside a document, references by
     * number, conversations, a column a field. Empty where columns can be recognised by their names.
     */
    public static Optional<Format> structured(PeekInput input) throws IOException {
        Optional<Format> format = find(input);
        if (format.isEmpty()) {
            return format;
        }
        RecordShape shape = shape(text(input.peek(HEAD)));
        boolean keep = switch (format.get()) {
            case NATIVE -> false;
            case RAGAS ->
                shape.lists().contains("user_input")
                        || shape.lists().contains("question")
                        || shape.hasAny("user_input.0", "question.0");
            case DEEPEVAL ->
                shape.hasAny("goldens.input", "test_cases.input", "testCases.input", "testRunData.testCases");
            default -> true;
        };
        return keep ? format : Optional.empty();
    }

    /** Whether this is what holdfast score wrote. */
    public static boolean isScores(PeekInput input) throws IOException {
        RecordShape shape = shape(text(input.peek(HEAD)));
        return shape.has("outcome") && shape.has("id") && !shape.has("answer");
    }

    /** Whether the input is JSON with an object a line, broken ones among them: no array, and no cells under a header. */
    public static boolean isJsonLines(PeekInput input) throws IOException {
        String head = text(input.peek(HEAD));
        return !head.startsWith("[")
                && (head.startsWith("{") || broken(shape(head)).isEmpty());
    }

    /** The format, when the content shows it. */
    public static Optional<Format> find(PeekInput input) throws IOException {
        String line = text(input.peekLine(LINE));
        Optional<Format> byLine = of(line);
        if (byLine.isPresent()) {
            return byLine;
        }
        if (PromptfooReader.isConfig(input)) {
            return Optional.of(Format.PROMPTFOO);
        }
        String head = text(input.peek(HEAD));
        Optional<Format> byHead = of(head);
        if (byHead.isPresent()) {
            return byHead;
        }
        return head.lines()
                .map(Detection::of)
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> broken(shape(head)));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).replace("\uFEFF", "").stripLeading();
    }

    private static Optional<Format> of(String text) {
        if (text.matches("(?s)\\S+ +Q0 +\\S+ +\\d+ +\\S+ +\\S+(\\s.*)?")) {
            return Optional.of(Format.TREC_RUN);
        } else if (text.matches("(?s)(query-id\\s+corpus-id\\s|\\S+\\s+\\d+\\s+\\S+\\s+-?\\d+(\\s|$)).*")) {
            return Optional.of(Format.TREC_QRELS);
        }
        return of(shape(text));
    }

    private static RecordShape shape(String text) {
        if (text.startsWith("{") || text.startsWith("[")) {
            return RecordShape.of(text);
        }
        Set<String> columns = new LinkedHashSet<>();
        String header = text.lines().findFirst().orElse("");
        if (header.contains(",")) {
            for (String column : header.split(",")) {
                columns.add(column.replace("\"", "").strip());
            }
        }
        return new RecordShape(columns, Set.of());
    }

    private static Optional<Format> of(RecordShape shape) {
        if (isLangfuse(shape)) {
            return Optional.of(Format.LANGFUSE);
        } else if (isLangSmith(shape, "") || isLangSmith(shape, "runs.")) {
            return Optional.of(Format.LANGSMITH);
        } else if (isOpik(shape, "") || isOpik(shape, "content.") || isOpikExport(shape)) {
            return Optional.of(Format.OPIK);
        } else if (isTrace(shape)) {
            return Optional.of(Format.OPENINFERENCE);
        } else if (shape.hasAny("results.results.vars", "results.vars", "evalId", "results.prompts")
                || (shape.has("vars") && shape.hasAny("response", "prompt", "testCase", "assert"))
                || (shape.has("tests") && shape.hasAny("tests.vars", "prompts", "providers", "defaultTest"))) {
            return Optional.of(Format.PROMPTFOO);
        } else if (isDeepEval(shape)) {
            return Optional.of(Format.DEEPEVAL);
        } else if (isRagas(shape)) {
            return Optional.of(Format.RAGAS);
        } else if (isMessages(shape)) {
            return Optional.of(Format.MESSAGES);
        } else if (isAlce(shape)) {
            return Optional.of(Format.ALCE);
        } else if (shape.has("references") && shape.has("answer")) {
            return Optional.of(Format.TREC_RAG);
        } else if (shape.has("question") && shape.hasAny("contexts", "context", "answer") && !shape.has("cases")) {
            return Optional.of(Format.NATIVE);
        }
        return Optional.empty();
    }

    private static boolean isTrace(RecordShape shape) {
        boolean ids = shape.hasAny("traceId", "trace_id", "context.trace_id", "data.context.trace_id", "spans.traceId");
        boolean attributes = shape.hasAny("attributes", "data.attributes", "spans.attributes")
                || shape.names().stream().anyMatch(name -> name.startsWith("attributes."));
        return shape.hasAny("resourceSpans", "resource_spans", "scopeSpans") || (ids && attributes);
    }

    private static boolean isLangfuse(RecordShape shape) {
        return shape.hasAny(
                        "observations.traceId",
                        "data.observations.traceId",
                        "parentObservationId",
                        "data.parentObservationId")
                || ((shape.has("observations") || shape.has("data.observations"))
                        && (shape.has("htmlPath") || shape.has("data.htmlPath")));
    }

    private static boolean isLangSmith(RecordShape shape, String at) {
        return shape.has(at + "run_type") && shape.hasAny(at + "inputs", at + "outputs");
    }

    /** A trace, or a span, of Opik; those of OpenTelemetry keep what was said in attributes. */
    private static boolean isOpik(RecordShape shape, String at) {
        return shape.has(at + "id")
                && shape.has(at + "start_time")
                && shape.hasAny(at + "project_id", at + "project_name")
                && shape.hasAny(at + "input", at + "output")
                && !shape.has(at + "attributes");
    }

    /** A file of {@code opik export}. */
    private static boolean isOpikExport(RecordShape shape) {
        return shape.has("trace.id") && shape.has("spans") && shape.hasAny("trace.input", "trace.output");
    }

    private static boolean isDeepEval(RecordShape shape) {
        return shape.hasAny("actual_output", "actualOutput", "retrieval_context", "retrievalContext")
                || shape.hasAny("goldens.input", "test_cases.input", "testCases.input", "testRunData.testCases")
                || (shape.has("input") && shape.hasAny("expected_output", "expectedOutput", "context"));
    }

    private static boolean isRagas(RecordShape shape) {
        return shape.hasAny("user_input", "retrieved_contexts")
                || (shape.has("question") && shape.has("contexts") && shape.hasAny("ground_truth", "ground_truths"))
                || (shape.has("question") && (shape.lists().contains("question") || shape.has("question.0")));
    }

    /** Message lists of chat models; a list of questions and answers under those names is a table. */
    private static boolean isMessages(RecordShape shape) {
        boolean list = shape.has("messages.role") || shape.has("input.role");
        boolean message = shape.has("role") && shape.has("content");
        return (list || message) && !shape.hasAny("question", "answer", "contexts", "context", "response");
    }

    private static boolean isAlce(RecordShape shape) {
        return (shape.has("docs") && shape.has("question") && shape.hasAny("output", "prompt"))
                || (shape.has("data.docs") && shape.has("data.question"));
    }

    /** A record that is almost ours is read as ours, so that what is wrong with it is said by field. */
    private static Optional<Format> broken(RecordShape shape) {
        return shape.hasAny("question", "answer", "contexts", "context")
                ? Optional.of(Format.NATIVE)
                : Optional.empty();
    }
}
