/**
 * Traces of Opik, and feedback scores that it imports.
 *
 * @see OpikSpans
 * @see OpikScores
 */
@NullMarked
package io.holdfast.lab.format.opik;

import org.jspecify.annotations.NullMarked;
