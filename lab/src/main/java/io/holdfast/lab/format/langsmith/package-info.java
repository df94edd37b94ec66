/** Runs of LangSmith, and feedback that it imports. */
@NullMarked
package io.holdfast.lab.format.langsmith;

import org.jspecify.annotations.NullMarked;
