/** From text to what a model reads: normalisation, tokenizers (WordPiece, tokenizer.json), pairs and windows of tokens. */
@NullMarked
package io.holdfast.models.onnx.text;

import org.jspecify.annotations.NullMarked;
