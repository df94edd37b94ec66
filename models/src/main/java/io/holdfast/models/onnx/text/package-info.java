/**
 * From text to what a model reads: normalisation, tokenizers (WordPiece, tokenizer.json), pairs and windows of tokens.
 *
 * @see TextTokenizer
 * @see WordPiece
 * @see HubTokenizer
 * @see TokenizerJson
 * @see Window
 */
@NullMarked
package io.holdfast.models.onnx.text;

import org.jspecify.annotations.NullMarked;
