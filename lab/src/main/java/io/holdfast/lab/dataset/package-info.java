/**
 * Data sets: ordered, hashed sets of cases, and the files they come from.
 *
 * @see Datasets
 * @see Dataset
 * @see CaseFile
 * @see ForeignFile
 */
@NullMarked
package io.holdfast.lab.dataset;

import org.jspecify.annotations.NullMarked;
