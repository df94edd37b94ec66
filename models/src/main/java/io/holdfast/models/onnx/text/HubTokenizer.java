package io.holdfast.models.onnx.text;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Any other tokenizer of a user's model (BPE, Unigram, cased WordPiece), run by the library that defined the format. */
final class HubTokenizer implements TextTokenizer {
    static {
        TokenizerLibrary.stayOffline();
    }

    private final HuggingFaceTokenizer tokenizer;

    private HubTokenizer(HuggingFaceTokenizer tokenizer) {
        this.tokenizer = tokenizer;
    }

    static HubTokenizer of(byte[] json, int maxTokens) throws IOException {
        return new HubTokenizer(HuggingFaceTokenizer.newInstance(
                new ByteArrayInputStream(json),
                Map.of("maxLength", "" + maxTokens, "truncation", "true", "padding", "false")));
    }

    @Override
    public Encoded encode(String text) {
        Encoding encoding = tokenizer.encode(wellFormed(text));
        return new Encoded(encoding.getIds(), encoding.getAttentionMask(), encoding.getTypeIds());
    }

    /** Half a surrogate pair cannot be handed to native code: it becomes a question mark. */
    static String wellFormed(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
}
