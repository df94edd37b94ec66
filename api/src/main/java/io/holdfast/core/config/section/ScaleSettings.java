package io.holdfast.core.config.section;

/**
 * How work is shared out when many machines score.
 *
 * @param splitMegabytes a text file is read in pieces of this size
 * @param partitionMegabytes most text one task scores
 * @param partitionsPerCore fewest tasks a core gets, so that a slow one can be made up for
 * @param chunkRows rows whose text is measured together when tasks are cut to equal amounts of text
 * @param streamBatchRecords most messages of one micro-batch
 * @param streamIntervalSeconds how often a micro-batch begins
 * @param streamBrokerSeconds how long a stream waits for a broker to answer before it starts
 */
public record ScaleSettings(
        int splitMegabytes,
        int partitionMegabytes,
        int partitionsPerCore,
        int chunkRows,
        int streamBatchRecords,
        int streamIntervalSeconds,
        int streamBrokerSeconds) {
    private static final int GIGABYTE = 1024;

    public ScaleSettings {
        Check.require(
                splitMegabytes >= 1 && splitMegabytes <= GIGABYTE,
                "scale.split_megabytes",
                splitMegabytes,
                "a whole number in [1, 1024]");
        Check.require(
                partitionMegabytes >= 1 && partitionMegabytes <= GIGABYTE,
                "scale.partition_megabytes",
                partitionMegabytes,
                "a whole number in [1, 1024]");
        Check.positive(partitionsPerCore, "scale.partitions_per_core");
        Check.positive(chunkRows, "scale.chunk_rows");
        Check.positive(streamBatchRecords, "scale.stream_batch_records");
        Check.require(
                streamIntervalSeconds >= 0,
                "scale.stream_interval_seconds",
                streamIntervalSeconds,
                "a whole number of 0 or more");
        Check.positive(streamBrokerSeconds, "scale.stream_broker_seconds");
    }

    public long splitBytes() {
        return (long) splitMegabytes << 20;
    }

    public long partitionBytes() {
        return (long) partitionMegabytes << 20;
    }
}
