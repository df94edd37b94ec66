package io.holdfast.models.onnx;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;

/** The tokenizer of a model, from its {@code tokenizer.json}. Cuts at the model's maximal length; never pads. */
final class TextTokenizer {
    static {
        // The tokenizer library reports usage to its makers and fetches GPU builds unless told not to.
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("OPT_OUT_TRACKING", "true");
    }

    private final HuggingFaceTokenizer tokenizer;

    private TextTokenizer(HuggingFaceTokenizer tokenizer) {
        this.tokenizer = tokenizer;
    }

    static TextTokenizer load(ModelFiles files, int maxTokens) {
        byte[] json = files.require(files.tokenizerFile());
        try {
            return new TextTokenizer(HuggingFaceTokenizer.newInstance(
                    new ByteArrayInputStream(json),
                    Map.of("maxLength", "" + maxTokens, "truncation", "true", "padding", "false")));
        } catch (IOException | RuntimeException e) {
            throw files.damaged(files.tokenizerFile(), e);
        }
    }

    Encoded encode(String text) {
        Encoding encoding = tokenizer.encode(text);
        return new Encoded(encoding.getIds(), encoding.getAttentionMask(), encoding.getTypeIds());
    }
}
