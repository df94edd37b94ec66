/**
 * One traced answer as HTML: its claims, and its documents with the evidence marked.
 *
 * @see TraceView claims linked to their evidence, without scripts
 * @see MarkedText overlapping marks in one text
 * @see ShownClaim a claim from an evaluator or a file
 */
@NullMarked
package io.holdfast.lab.report.html.trace;

import org.jspecify.annotations.NullMarked;
