/** Traces of Langfuse, and scores that it imports. */
@NullMarked
package io.holdfast.lab.format.langfuse;

import org.jspecify.annotations.NullMarked;
