/** The command line of the jobs, the same for holdfast spark and spark-submit. */
@NullMarked
package io.holdfast.spark.cli;

import org.jspecify.annotations.NullMarked;
