/**
 * TREC and BEIR: cited answers, runs, judgements, corpora.
 *
 * @see TrecRagReader cited answers of the RAG track
 * @see TrecRagWriter cited answers, documents in a file beside
 * @see BeirFolder corpus, queries and judgements of a folder
 * @see Ranking TREC runs and judgements
 * @see RetrievalReader queries, ranking and corpus become cases
 */
@NullMarked
package io.holdfast.lab.format.trec;

import org.jspecify.annotations.NullMarked;
