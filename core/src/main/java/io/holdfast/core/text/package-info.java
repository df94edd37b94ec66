/** Plain text tools with offsets: sentences, tokens, normalisation, stemming, similarity, token counts. */
@NullMarked
package io.holdfast.core.text;

import org.jspecify.annotations.NullMarked;
