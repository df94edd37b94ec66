/**
 * The passages on disk: BM25 and vectors in one Lucene index, bound to the embedding model that made it.
 *
 * @see PassageIndex
 * @see PassageIndexer
 * @see IndexFormat
 * @see HashingEmbedder
 */
@NullMarked
package io.holdfast.engine.index;

import org.jspecify.annotations.NullMarked;
