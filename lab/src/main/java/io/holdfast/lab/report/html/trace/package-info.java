/**
 * One traced answer as HTML: its claims, and its documents with the evidence marked.
 *
 * @see TraceView
 * @see MarkedText
 * @see ShownClaim
 */
@NullMarked
package io.holdfast.lab.report.html.trace;

import org.jspecify.annotations.NullMarked;
