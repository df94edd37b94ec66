/**
 * Traces of Langfuse, and scores that it imports.
 *
 * @see LangfuseSpans
 * @see LangfuseScores
 */
@NullMarked
package io.holdfast.lab.format.langfuse;

import org.jspecify.annotations.NullMarked;
