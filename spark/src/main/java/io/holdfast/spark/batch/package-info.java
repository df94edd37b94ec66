/**
 * The batch job: files of records in, tables out.
 *
 * @see BatchJob scores files into tables
 * @see Shares equal amounts of text for each task
 * @see InputFiles paths, folders and patterns
 * @see ReadSplit reads a piece of a file
 * @see OutputFolder complete once _SUCCESS is there
 */
@NullMarked
package io.holdfast.spark.batch;

import org.jspecify.annotations.NullMarked;
