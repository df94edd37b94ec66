/**
 * Citations of an answer: which markers it has, which document each names, and whether that document supports the claim.
 *
 * @see CitationCheck right, missing and wrong citations, and their F1
 * @see MarkReader finds citation markers in the text
 * @see DocumentNames which document a marker means
 * @see Statements which sentence a marker belongs to
 * @see ReferenceList footnotes and source lists of an answer
 * @see StatementSupport several documents cited for one statement
 */
@NullMarked
package io.holdfast.core.cite;

import org.jspecify.annotations.NullMarked;
