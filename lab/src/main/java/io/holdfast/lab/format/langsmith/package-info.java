/**
 * Runs of LangSmith, and feedback that it imports.
 *
 * @see LangSmithRuns exported runs read
 * @see LangSmithFeedback findings written as feedback
 */
@NullMarked
package io.holdfast.lab.format.langsmith;

import org.jspecify.annotations.NullMarked;
