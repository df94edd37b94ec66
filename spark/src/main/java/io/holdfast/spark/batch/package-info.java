/** The batch job: files of records in, tables out. */
@NullMarked
package io.holdfast.spark.batch;

import org.jspecify.annotations.NullMarked;
