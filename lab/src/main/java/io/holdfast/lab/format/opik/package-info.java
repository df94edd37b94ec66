/**
 * Traces of Opik, and feedback scores that it imports.
 *
 * @see OpikSpans exported traces read
 * @see OpikScores findings written as feedback scores
 */
@NullMarked
package io.holdfast.lab.format.opik;

import org.jspecify.annotations.NullMarked;
