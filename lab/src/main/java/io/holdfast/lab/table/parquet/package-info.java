/**
 * Parquet files as records: what pandas, Polars, Spark and Hugging Face write of texts, numbers, lists and structs.
 *
 * @see ParquetRecords the rows as JSON objects
 * @see Schema columns by their path
 * @see Column values of one column
 * @see Thrift the metadata of the file
 * @see Compression which compressions can be read
 */
@NullMarked
package io.holdfast.lab.table.parquet;

import org.jspecify.annotations.NullMarked;
