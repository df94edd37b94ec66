/**
 * TREC and BEIR: cited answers, runs, judgements, corpora.
 *
 * @see TrecRagReader
 * @see TrecRagWriter
 * @see BeirFolder
 * @see Ranking
 * @see RetrievalReader
 */
@NullMarked
package io.holdfast.lab.format.trec;

import org.jspecify.annotations.NullMarked;
