/**
 * Plain text tools with offsets: sentences, tokens, normalisation, stemming, words and their opposites, similarity.
 *
 * @see SentenceSplitter
 * @see Tokenizer
 * @see Normalizer
 * @see Lexicon
 * @see RatcliffObershelp
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.text;
