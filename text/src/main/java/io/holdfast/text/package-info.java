/**
 * Plain text tools with offsets: sentences, tokens, normalisation, stemming, words and their opposites, similarity.
 *
 * @see SentenceSplitter where a sentence ends
 * @see Tokenizer words, numbers and code
 * @see Normalizer spellings of the same text made equal
 * @see Lexicon opposites, irregular forms, words that say little
 * @see RatcliffObershelp similarity of two texts by their common blocks
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.text;
