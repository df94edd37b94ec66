package io.holdfast.models.onnx;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.file.ModelFiles;
import java.io.IOException;

/**
 * How Holdfast's own encoder wants its input, from the JSON file beside it: {@code [CLS] marker A [SEP] B [SEP]}. The
 * marker tells the encoder its task.
 *
 * @param file what the model file must be
 * @param groundingMarker vocabulary id that asks whether B states the claim A
 * @param readerMarker vocabulary id that asks where B answers the question A
 * @param maxClaim tokens of a claim that are read
 * @param maxQuestion tokens of a question that are read
 * @param maxLength tokens of the whole
 * @param maxSpan tokens of an answer
 */
record EncoderSpec(
        Fingerprint file,
        int groundingMarker,
        int readerMarker,
        int maxClaim,
        int maxQuestion,
        int maxLength,
        int maxSpan) {
    private static final int SPECIAL = 4;

    EncoderSpec {
        if (maxClaim < 1
                || maxQuestion < 1
                || maxSpan < 1
                || maxLength < Math.max(maxClaim, maxQuestion) + SPECIAL + 1) {
            throw new IllegalArgumentException(
                    "impossible lengths: " + maxClaim + ", " + maxQuestion + ", " + maxLength);
        }
    }

    static EncoderSpec read(ModelFiles files, String file) {
        byte[] bytes = files.require(file);
        try {
            JsonNode json = new ObjectMapper().readTree(bytes);
            JsonNode input = json.required("input");
            return new EncoderSpec(
                    new Fingerprint(
                            json.path("sha256").asText(""), json.path("crc32").asText("")),
                    input.required("marker_grounding").intValue(),
                    input.required("marker_reader").intValue(),
                    input.required("max_tokens_a").intValue(),
                    input.required("max_tokens_question").intValue(),
                    input.required("max_length").intValue(),
                    json.path("outputs").path("max_span_tokens").asInt(30));
        } catch (IOException | RuntimeException e) {
            throw files.damaged(file, e);
        }
    }

    /** Tokens of B that fit beside {@code claim} tokens of A. */
    int room(int claim) {
        return maxLength - SPECIAL - claim;
    }
}
