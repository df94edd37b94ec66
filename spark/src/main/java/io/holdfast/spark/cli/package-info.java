/**
 * The command line of the jobs, the same for holdfast spark and spark-submit.
 *
 * @see SparkMain
 * @see SparkJobCommand
 * @see Session
 * @see Failures
 */
@NullMarked
package io.holdfast.spark.cli;

import org.jspecify.annotations.NullMarked;
