package io.holdfast.lab.dataset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.claim.Refusals;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads {@code {metadata, cases}} files: clean, distractor and paraphrase cases, each kind with its own required fields. */
final class CaseFile {
    private final String name;

    CaseFile(String name) {
        this.name = name;
    }

    List<DatasetCase> read(String text) {
        JsonNode root;
        try {
            root = Json.read(text);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    name + ": line " + e.getLocation().getLineNr() + ": not JSON: " + e.getOriginalMessage(),
                    e);
        }
        if (!root.path("cases").isArray()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    name + ": field cases is missing; a case file is {\"metadata\": {…}, \"cases\": […]},"
                            + " a file of one JSON object a line ends in .jsonl");
        }
        List<DatasetCase> cases = new ArrayList<>();
        for (JsonNode node : root.path("cases")) {
            String place = name + ": case " + (cases.size() + 1)
                    + (node.hasNonNull("id") ? " (" + node.path("id").asText() + ")" : "");
            cases.add(read(new DatasetFields(node, place)));
        }
        return cases;
    }

    private static DatasetCase read(DatasetFields fields) {
        if (fields.has("distractor_type")) {
            return distractor(fields);
        }
        return fields.has("variants") ? paraphrase(fields) : clean(fields);
    }

    private static DatasetCase clean(DatasetFields fields) {
        Case testCase = testCase(fields, fields.required("question"), fields.required("ground_truth"), true);
        return new DatasetCase(
                Kind.CLEAN,
                testCase,
                fields.optional("topic"),
                difficulty(fields),
                evidence(fields, testCase),
                List.of(),
                null);
    }

    private static DatasetCase distractor(DatasetFields fields) {
        String type = fields.required("distractor_type");
        Distractor.Type parsed;
        try {
            parsed = Distractor.Type.valueOf(type.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw fields.bad(
                    "distractor_type",
                    "is " + type + "; allowed: value_swap, missing_critical_info, contradictory_info");
        }
        boolean answerable = parsed != Distractor.Type.MISSING_CRITICAL_INFO;
        String fromContext = fields.required("ground_truth_from_context");
        String said = answerable && !Refusals.isRefusal(fromContext) ? fromContext : null;
        Distractor distractor = new Distractor(
                parsed,
                fields.required("parent_clean_case"),
                fields.has("modification_log") ? fields.required("modification_log") : parsed.id(),
                said,
                fields.required("ground_truth_original"));
        Case testCase = testCase(fields, fields.required("question"), said, answerable);
        return new DatasetCase(
                Kind.DISTRACTOR,
                testCase,
                fields.optional("topic"),
                difficulty(fields),
                evidence(fields, testCase),
                List.of(),
                distractor);
    }

    private static DatasetCase paraphrase(DatasetFields fields) {
        List<Variant> variants = variants(fields);
        if (variants.size() < 2) {
            throw fields.bad("variants", "holds " + variants.size() + "; consistency needs two or more");
        }
        Case testCase = testCase(fields, variants.get(0).question(), fields.required("ground_truth"), true);
        return new DatasetCase(
                Kind.PARAPHRASE,
                testCase,
                fields.optional("topic"),
                difficulty(fields),
                evidence(fields, testCase),
                variants,
                null);
    }

    static List<Variant> variants(DatasetFields fields) {
        List<Variant> variants = new ArrayList<>();
        for (JsonNode node : fields.node("variants")) {
            if (!node.path("label").isTextual() || !node.path("question").isTextual()) {
                throw fields.bad("variants[" + variants.size() + "]", "needs label and question");
            }
            variants.add(new Variant(
                    node.path("label").asText(), node.path("question").asText()));
        }
        return variants;
    }

    private static Case testCase(
            DatasetFields fields, String question, @Nullable String reference, boolean answerable) {
        Document document = new Document("0", fields.optional("topic"), null, fields.required("context"));
        return new Case(fields.required("id"), question, List.of(document), reference, answerable);
    }

    private static @Nullable String difficulty(DatasetFields fields) {
        JsonNode annotation = fields.node("annotation");
        JsonNode difficulty =
                annotation.has("difficulty") ? annotation.path("difficulty") : annotation.path("kesulitan");
        return difficulty.isTextual() ? difficulty.asText() : null;
    }

    /** The marked words, when the document really holds them: a paraphrased mark points nowhere. */
    private static @Nullable String evidence(DatasetFields fields, Case testCase) {
        String span = fields.optional("evidence_span");
        return span != null && testCase.documents().get(0).text().contains(span) ? span : null;
    }
}
