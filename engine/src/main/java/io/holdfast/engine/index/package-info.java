/**
 * The passages on disk: BM25 and vectors in one Lucene index, bound to the embedding model that made it.
 *
 * @see PassageIndex an index opened for search
 * @see PassageIndexer writes it, goes on after a kill
 * @see IndexFormat the model and version an index is bound to
 * @see HashingEmbedder vectors where no model can run
 */
@NullMarked
package io.holdfast.engine.index;

import org.jspecify.annotations.NullMarked;
