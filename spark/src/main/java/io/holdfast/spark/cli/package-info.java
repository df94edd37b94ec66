/**
 * The command line of the jobs, the same for holdfast spark and spark-submit.
 *
 * @see SparkMain
 * @see SparkJobCommand the options of the jobs
 * @see Session which Spark settings are changed
 * @see Failures errors of executors in one line
 */
@NullMarked
package io.holdfast.spark.cli;

import org.jspecify.annotations.NullMarked;
