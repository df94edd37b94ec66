/**
 * The stream job: Kafka topics in, tables or topics out, each message once.
 *
 * @see StreamJob
 * @see KafkaSink
 * @see FolderSink
 * @see CheckpointNote
 */
@NullMarked
package io.holdfast.spark.stream;

import org.jspecify.annotations.NullMarked;
