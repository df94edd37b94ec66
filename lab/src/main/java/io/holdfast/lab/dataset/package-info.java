/**
 * Data sets: ordered, hashed sets of cases, and the files they come from.
 *
 * @see Datasets finds a data set by name or path
 * @see Dataset ordered cases with a hash
 * @see CaseFile clean, distractor and paraphrase cases and their fields
 * @see ForeignFile a data set in another tool's format
 */
@NullMarked
package io.holdfast.lab.dataset;

import org.jspecify.annotations.NullMarked;
