/**
 * The pipeline that scores many records: all cores, bounded memory, results in input order.
 *
 * @see OrderedPipeline
 * @see Scoring
 */
@NullMarked
package io.holdfast.app.pipeline;

import org.jspecify.annotations.NullMarked;
