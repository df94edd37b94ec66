/**
 * Parquet files as records: what pandas, Polars, Spark and Hugging Face write of texts, numbers, lists and structs.
 *
 * @see ParquetRecords
 * @see Schema
 * @see Column
 * @see Thrift
 */
@NullMarked
package io.holdfast.lab.table.parquet;

import org.jspecify.annotations.NullMarked;
