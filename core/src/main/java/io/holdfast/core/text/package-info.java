/** Plain text tools with offsets: sentences, tokens, normalisation, stemming, words and their opposites, similarity. */
@NullMarked
package io.holdfast.core.text;

import org.jspecify.annotations.NullMarked;
