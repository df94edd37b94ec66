/**
 * The stream job: Kafka topics in, tables or topics out, each message once.
 *
 * @see StreamJob micro-batches, none lost or doubled
 * @see KafkaSink results sent to topics
 * @see FolderSink results written to folders
 * @see CheckpointNote other topics or settings refused on restart
 * @see Brokers whether the cluster and its topics exist
 */
@NullMarked
package io.holdfast.spark.stream;

import org.jspecify.annotations.NullMarked;
