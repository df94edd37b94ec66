/**
 * The pipeline that scores many records: all cores, bounded memory, results in input order.
 *
 * @see OrderedPipeline many threads, bounded memory, results in input order
 * @see Scoring records become lines of JSON, bad ones too
 */
@NullMarked
package io.holdfast.app.pipeline;

import org.jspecify.annotations.NullMarked;
