/**
 * Documents in, passages out: readers of every corpus format, sentences, words and chunks.
 *
 * @see Corpus
 * @see Chunker
 * @see ComparedWords
 * @see DocumentConverter
 * @see HtmlFormat
 * @see JsonlFormat
 * @see MarkdownFormat
 * @see Decoded
 */
@NullMarked
package io.holdfast.engine.corpus;

import org.jspecify.annotations.NullMarked;
