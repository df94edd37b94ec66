package io.holdfast.models.onnx;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.holdfast.models.onnx.EmbeddingModel.Pooling;
import io.holdfast.models.onnx.file.ModelFiles;
import java.io.IOException;

/** Settings that exported embedding models carry in small JSON files beside the weights. */
final class HubSettings {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int USUAL_LIMIT = 512;

    private HubSettings() {}

    /** From {@code 1_Pooling/config.json}; the mean where nothing is said. */
    static Pooling pooling(ModelFiles files) {
        boolean cls = read(files, "1_Pooling/config.json")
                .path("pooling_mode_cls_token")
                .asBoolean(false);
        return cls ? Pooling.CLS : Pooling.MEAN;
    }

    /** From {@code sentence_bert_config.json}, else {@code config.json}; 512 where nothing is said. */
    static int maxTokens(ModelFiles files) {
        int positions =
                read(files, "config.json").path("max_position_embeddings").asInt(USUAL_LIMIT);
        int limit =
                read(files, "sentence_bert_config.json").path("max_seq_length").asInt(positions);
        return limit > 2 ? Math.min(limit, positions) : USUAL_LIMIT;
    }

    private static JsonNode read(ModelFiles files, String file) {
        byte[] bytes = files.find(file).orElse(null);
        try {
            return bytes == null ? MissingNode.getInstance() : JSON.readTree(bytes);
        } catch (IOException e) {
            throw files.damaged(file, e);
        }
    }
}
