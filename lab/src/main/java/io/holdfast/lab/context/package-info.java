/**
 * Retrieval quality as lines of output, and over a whole file.
 *
 * @see ContextTally
 * @see ContextMetric
 * @see ContextJson
 */
@NullMarked
package io.holdfast.lab.context;

import org.jspecify.annotations.NullMarked;
