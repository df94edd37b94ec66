package io.holdfast.models.onnx;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.onnx.file.ModelFiles;
import io.holdfast.models.onnx.text.InputLayout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a user's classifier is and how it reads, from the files beside it: {@code config.json} (architecture, labels,
 * positions), {@code tokenizer_config.json} (longest input) and, where the usual layout is not its own,
 * {@code holdfast.json} (texts, longest input).
 *
 * @param perToken whether it gives a class to every token; else to the whole input
 * @param maxTokens the longest input, special tokens included
 */
record ClassifierSpec(boolean perToken, SupportLabels labels, InputLayout layout, int maxTokens) {
    static final String CONFIG = "config.json";
    static final String LAYOUT = "holdfast.json";
    private static final String TOKENIZER_CONFIG = "tokenizer_config.json";
    private static final String SEQUENCE = "ForSequenceClassification";
    private static final String TOKENS = "ForTokenClassification";
    private static final int USUAL_LIMIT = 512;
    private static final int SHORTEST = 16;
    private static final Set<String> OFFSET_POSITIONS =
            Set.of("roberta", "xlm-roberta", "camembert", "xlm-roberta-xl", "mpnet", "longformer");
    private static final Set<String> LAYOUT_KEYS = Set.of("input", "max_length");

    static ClassifierSpec read(ModelFiles files) {
        files.require(CONFIG);
        JsonNode config = json(files, CONFIG);
        JsonNode own = json(files, LAYOUT);
        boolean perToken = perToken(config, files);
        List<String> names = labels(config, files);
        String where = files.where(CONFIG);
        return new ClassifierSpec(
                perToken,
                perToken ? SupportLabels.ofTokens(names, where) : SupportLabels.ofSequence(names, where),
                layout(own, files),
                maxTokens(config, own, files));
    }

    private static boolean perToken(JsonNode config, ModelFiles files) {
        String architecture = config.path("architectures").path(0).asText("");
        if (architecture.endsWith(TOKENS)) {
            return true;
        }
        if (architecture.endsWith(SEQUENCE)) {
            return false;
        }
        boolean generates = architecture.endsWith("ForConditionalGeneration") || architecture.endsWith("LM");
        throw unfit(files.where(CONFIG) + " says that this is "
                + (architecture.isEmpty() ? "a model of no named architecture" : "a " + architecture)
                + (generates ? ", which writes text instead of judging it" : "")
                + "; Holdfast reads encoders with a head that classifies (architectures: …" + SEQUENCE + " or …"
                + TOKENS + ")");
    }

    /** By their ids; two without names where nothing is said, as the exporters leave them out. */
    private static List<String> labels(JsonNode config, ModelFiles files) {
        JsonNode named = config.path("id2label");
        if (named.isMissingNode()) {
            return List.of("LABEL_0", "LABEL_1");
        }
        List<String> names = new ArrayList<>();
        for (int i = 0; i < named.size(); i++) {
            JsonNode name = named.path(Integer.toString(i));
            if (!name.isValueNode()) {
                throw files.damaged(
                        CONFIG, new IOException("id2label does not name class " + i + " of " + named.size()));
            }
            names.add(name.asText());
        }
        return names;
    }

    private static InputLayout layout(JsonNode own, ModelFiles files) {
        for (Iterator<String> keys = own.fieldNames(); keys.hasNext(); ) {
            String key = keys.next();
            if (!LAYOUT_KEYS.contains(key)) {
                throw unfit(files.where(LAYOUT) + " has an unknown key " + key + "; allowed: input, max_length");
            }
        }
        JsonNode input = own.path("input");
        if (input.isMissingNode()) {
            return InputLayout.EVIDENCE_THEN_CLAIM;
        }
        List<String> texts = new ArrayList<>();
        (input.isTextual() ? List.of(input) : input).forEach(text -> texts.add(text.asText()));
        try {
            return new InputLayout(texts);
        } catch (IllegalArgumentException e) {
            throw unfit(files.where(LAYOUT) + ": " + e.getMessage());
        }
    }

    /** The least of what the files allow; what the user says goes first. */
    private static int maxTokens(JsonNode config, JsonNode own, ModelFiles files) {
        JsonNode said = own.path("max_length");
        if (!said.isMissingNode()) {
            if (!said.isIntegralNumber() || said.asInt() < SHORTEST) {
                throw unfit(String.format(
                        Locale.ROOT,
                        "%s: max_length is %s; allowed: a whole number from %d on",
                        files.where(LAYOUT),
                        said,
                        SHORTEST));
            }
            return said.asInt();
        }
        int positions = config.path("max_position_embeddings").asInt(0);
        if (OFFSET_POSITIONS.contains(config.path("model_type").asText())) {
            positions -= config.path("pad_token_id").asInt(1) + 1;
        }
        double tokenizer =
                json(files, TOKENIZER_CONFIG).path("model_max_length").asDouble(0);
        int limit = Integer.MAX_VALUE;
        for (double each : new double[] {positions, config.path("n_positions").asInt(0), tokenizer}) {
            limit = each >= SHORTEST ? (int) Math.min(limit, each) : limit;
        }
        return limit == Integer.MAX_VALUE ? USUAL_LIMIT : limit;
    }

    private static JsonNode json(ModelFiles files, String file) {
        byte[] bytes = files.find(file).orElse(null);
        if (bytes == null) {
            return MissingNode.getInstance();
        }
        try {
            JsonNode json = new ObjectMapper().readTree(bytes);
            if (!json.isObject()) {
                throw new IOException("not a JSON object");
            }
            return json;
        } catch (IOException e) {
            throw files.damaged(file, e);
        }
    }

    static HoldfastException unfit(String problem) {
        return unfit(problem, null);
    }

    static HoldfastException unfit(String problem, @Nullable Throwable cause) {
        return new HoldfastException(ErrorCode.BAD_CONFIG, problem + " (docs/guide/own-model.md)", cause);
    }
}
