package io.holdfast.models.onnx.text;

import io.holdfast.models.onnx.file.ModelFiles;
import java.io.IOException;

/** The tokenizer of a model, from its {@code tokenizer.json}. Cuts at the model's maximal length; never pads. */
public interface TextTokenizer {
    Encoded encode(String text);

    static TextTokenizer load(ModelFiles files, int maxTokens) {
        byte[] json = files.require(files.tokenizerFile());
        try {
            TokenizerJson described = TokenizerJson.read(json);
            return WordPiece.describes(described)
                    ? WordPiece.of(described, maxTokens)
                    : HubTokenizer.of(json, maxTokens);
        } catch (IOException | RuntimeException e) {
            throw files.damaged(files.tokenizerFile(), e);
        } catch (LinkageError e) {
            throw TokenizerLibrary.notLoaded(e);
        }
    }
}
