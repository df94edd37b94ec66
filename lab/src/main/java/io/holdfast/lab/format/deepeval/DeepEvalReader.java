package io.holdfast.lab.format.deepeval;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.ForeignReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.RecordFields;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads DeepEval test cases and goldens, in snake_case and camelCase: {@code retrieval_context} is what the answer is
 * checked against; {@code context} is what should have been retrieved, and only travels along, as
 * {@code reference_contexts}. DeepEval's own CSV and JSON lines join the texts of a list with {@code |}.
 */
public final class DeepEvalReader extends ForeignReader {
    static final String REFERENCE_CONTEXTS = "reference_contexts";

    public DeepEvalReader(InputSettings settings, Losses losses) {
        super(
                settings,
                Set.of("goldens", "test_cases", "testCases", "testRunData.testCases", "test_run_data.test_cases"),
                losses);
    }

    @Override
    protected InputRecord record(long line, RecordFields fields) throws BadFieldException {
        if (fields.take("turns").isPresent()) {
            throw new BadFieldException("field \"turns\": a conversation is scored with holdfast conversation");
        }
        fields.carriedIn("additional_metadata");
        fields.carriedIn("additionalMetadata");
        fields.carriedIn("metadata");
        String question = fields.required("input");
        String answer = fields.text("actual_output", "actualOutput");
        Optional<List<Document>> retrieved = fields.documents("\\|", "retrieval_context", "retrievalContext");
        fields.listExtra("\\|", "context", REFERENCE_CONTEXTS);
        if (retrieved.isEmpty() && answer != null) {
            throw new BadFieldException(
                    "field \"retrieval_context\" is missing: that is what the answer is checked" + " against"
                            + (fields.peek(REFERENCE_CONTEXTS).isArray()
                                    ? "; \"context\" is what should have been retrieved"
                                    : ""));
        }
        return fields.record(
                line,
                fields.text("name"),
                question,
                retrieved.orElse(List.of()),
                fields.text("expected_output", "expectedOutput"),
                answer,
                null);
    }
}
