/**
 * Citations of an answer: which markers it has, which document each names, and whether that document supports the claim.
 *
 * @see CitationCheck
 * @see MarkReader
 * @see DocumentNames
 * @see Statements
 * @see ReferenceList
 */
@NullMarked
package io.holdfast.core.cite;

import org.jspecify.annotations.NullMarked;
