/**
 * The batch job: files of records in, tables out.
 *
 * @see BatchJob
 * @see Shares
 * @see InputFiles
 * @see ReadSplit
 * @see OutputFolder
 */
@NullMarked
package io.holdfast.spark.batch;

import org.jspecify.annotations.NullMarked;
