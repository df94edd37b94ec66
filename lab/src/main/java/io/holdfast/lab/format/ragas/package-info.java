/**
 * RAGAS: evaluation data sets of both generations.
 *
 * @see RagasReader
 * @see RagasWriter
 */
@NullMarked
package io.holdfast.lab.format.ragas;

import org.jspecify.annotations.NullMarked;
