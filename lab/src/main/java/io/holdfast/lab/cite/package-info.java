/**
 * Checked citations as lines of output, and over a whole file.
 *
 * @see CitationTally means over a file
 * @see CitationJson citations of one answer as JSON
 * @see RecordedCitations citations a file keeps beside the text
 */
@NullMarked
package io.holdfast.lab.cite;

import org.jspecify.annotations.NullMarked;
