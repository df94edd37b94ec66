/** RAGAS: evaluation data sets of both generations. */
@NullMarked
package io.holdfast.lab.format.ragas;

import org.jspecify.annotations.NullMarked;
