/**
 * Runs of LangSmith, and feedback that it imports.
 *
 * @see LangSmithRuns
 * @see LangSmithFeedback
 */
@NullMarked
package io.holdfast.lab.format.langsmith;

import org.jspecify.annotations.NullMarked;
