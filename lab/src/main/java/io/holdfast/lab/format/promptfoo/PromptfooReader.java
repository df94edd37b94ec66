package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.ForeignReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.RecordFields;
import io.holdfast.lab.input.PeekInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads promptfoo's results (JSON, JSON lines) as answered cases and its configurations (YAML, JSON) and test files
 * (CSV) as questions. The question and the documents are looked for among the {@code vars}, by the names people use.
 */
public final class PromptfooReader extends ForeignReader {
    static final String[] QUESTION_VARS = {
        "query", "question", "input", "user_input", "user_question", "prompt", "topic"
    };
    static final String[] CONTEXT_VARS = {
        "context", "contexts", "documents", "retrieved_contexts", "retrieval_context", "sources", "passages"
    };
    static final String[] REFERENCE_VARS = {"reference", "expected", "expected_output", "ground_truth", "ideal"};

    private final InputSettings settings;

    public PromptfooReader(InputSettings settings, Losses losses) {
        super(settings, Set.of("results", "results.results"), losses);
        this.settings = settings;
    }

    /** Whether the input is a configuration: tests without answers. */
    public static boolean isConfig(PeekInput input) throws IOException {
        return ConfigYaml.looksLike(input);
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        PeekInput input = in instanceof PeekInput peek ? peek : new PeekInput(in);
        try {
            return ConfigYaml.looksLike(input) ? new ConfigYaml(settings).read(input, this::test) : super.read(input);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected InputRecord record(long line, RecordFields fields) throws BadFieldException {
        Optional<JsonNode> response = fields.take("response");
        Optional<JsonNode> vars = fields.take("vars");
        if (vars.isEmpty()) {
            return response.isEmpty() ? row(line, fields) : noVars(fields);
        }
        if (!(vars.get() instanceof ObjectNode object)) {
            throw new BadFieldException(
                    "field \"vars\" is " + (vars.get().isTextual() ? "the reference " + vars.get() : "no object")
                            + "; it must be an object with the question and the context");
        }
        return answered(line, fields, new RecordFields(json, object, ""), response.orElse(null));
    }

    private static InputRecord noVars(RecordFields fields) throws BadFieldException {
        throw fields.missing("an object with the question and the context", "vars");
    }

    /** A row of a CSV test file: its columns are the vars. */
    private static InputRecord row(long line, RecordFields fields) throws BadFieldException {
        String question = question(fields);
        List<Document> documents =
                documents(fields).orElseThrow(() -> fields.missing("a string or a list of strings", CONTEXT_VARS));
        return fields.record(line, fields.text("id"), question, documents, reference(fields), null, null);
    }

    private InputRecord answered(long line, RecordFields fields, RecordFields vars, @Nullable JsonNode response)
            throws BadFieldException {
        fields.carriedIn("metadata");
        String question = question(vars);
        JsonNode output = response == null ? null : response.path("output");
        Optional<List<Document>> documents = documents(vars);
        if (documents.isEmpty() && output instanceof ObjectNode object) {
            documents = documents(new RecordFields(json, object, ""));
        }
        if (documents.isEmpty()) {
            throw vars.missing("a string or a list of strings among the vars", CONTEXT_VARS);
        }
        String answer = response == null ? null : answer(response, output);
        String reference = reference(vars);
        keepRest(fields, "vars", vars);
        if (response instanceof ObjectNode object) {
            ObjectNode others = object.deepCopy();
            others.remove("output");
            if (!others.isEmpty()) {
                fields.extra("response", others);
            }
        }
        return fields.record(line, fields.text("id"), question, documents.get(), reference, answer, model(fields));
    }

    private static String question(RecordFields vars) throws BadFieldException {
        return vars.required(QUESTION_VARS);
    }

    private static Optional<List<Document>> documents(RecordFields vars) throws BadFieldException {
        return vars.documents(null, CONTEXT_VARS);
    }

    /** An expectation that is no text (a list of assertions, say) is no reference answer. */
    private static @Nullable String reference(RecordFields vars) throws BadFieldException {
        for (String name : REFERENCE_VARS) {
            if (vars.peek(name).isTextual()) {
                return vars.text(name);
            }
        }
        return null;
    }

    private static @Nullable String answer(JsonNode response, @Nullable JsonNode output) throws BadFieldException {
        if (output == null || output.isMissingNode() || output.isNull()) {
            String error = response.path("error").asText();
            throw new BadFieldException("field \"response.output\" is missing"
                    + (error.isEmpty() ? "; it must be the answer" : ": the provider failed: " + error));
        }
        if (output.isTextual()) {
            return output.textValue();
        }
        for (String name : List.of("answer", "output", "response", "text", "content")) {
            if (output.path(name).isTextual()) {
                return output.path(name).textValue();
            }
        }
        return JsonLines.text(output);
    }

    private static @Nullable String model(RecordFields fields) {
        JsonNode provider = fields.peek("provider");
        if (provider.path("id").isTextual()) {
            return provider.path("id").textValue();
        }
        return provider.isTextual() ? provider.textValue() : null;
    }

    private static void keepRest(RecordFields fields, String name, RecordFields others) {
        ObjectNode rest = JsonNodeFactory.instance.objectNode();
        others.rest().forEach(rest::set);
        if (!rest.isEmpty()) {
            fields.extra(name, rest);
        }
    }

    /** A test of a configuration. */
    InputRecord test(long line, String place, ObjectNode test) {
        return read(line, place, test);
    }
}
