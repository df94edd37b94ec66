/**
 * Checked citations as lines of output, and over a whole file.
 *
 * @see CitationTally
 * @see CitationJson
 * @see RecordedCitations
 */
@NullMarked
package io.holdfast.lab.cite;

import org.jspecify.annotations.NullMarked;
