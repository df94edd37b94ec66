/** Plain text tools with offsets: sentences, tokens, normalisation, stemming, words and their opposites, similarity. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.text;
