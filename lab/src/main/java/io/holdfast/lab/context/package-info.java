/**
 * Retrieval quality as lines of output, and over a whole file.
 *
 * @see ContextTally means over a file, and whose fault bad answers are
 * @see ContextMetric precision, recall and the others by name
 * @see ContextJson retrieval quality of one answer as JSON
 */
@NullMarked
package io.holdfast.lab.context;

import org.jspecify.annotations.NullMarked;
