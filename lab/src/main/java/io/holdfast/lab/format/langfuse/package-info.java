/**
 * Traces of Langfuse, and scores that it imports.
 *
 * @see LangfuseSpans traces and observations read
 * @see LangfuseScores findings written as scores
 */
@NullMarked
package io.holdfast.lab.format.langfuse;

import org.jspecify.annotations.NullMarked;
