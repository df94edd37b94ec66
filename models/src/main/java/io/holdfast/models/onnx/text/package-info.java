/**
 * From text to what a model reads: normalisation, tokenizers (WordPiece, tokenizer.json), pairs and windows of tokens.
 *
 * @see TextTokenizer the tokenizer of a model, whichever kind
 * @see WordPiece BERT's tokenizer; text cannot forge special tokens
 * @see HubTokenizer other tokenizers of users' models
 * @see TokenizerJson what a tokenizer.json says
 * @see Window two texts laid out for the model
 * @see InputLayout where claim and evidence go in the input
 */
@NullMarked
package io.holdfast.models.onnx.text;

import org.jspecify.annotations.NullMarked;
