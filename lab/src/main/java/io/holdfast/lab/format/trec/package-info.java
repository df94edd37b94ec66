/** TREC and BEIR: cited answers, runs, judgements, corpora. */
@NullMarked
package io.holdfast.lab.format.trec;

import org.jspecify.annotations.NullMarked;
