package io.holdfast.spark.cli;

import io.holdfast.core.config.LoadedConfig;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.batch.BatchJob;
import io.holdfast.spark.batch.BatchPlan;
import io.holdfast.spark.batch.BatchPlan.InputFormat;
import io.holdfast.spark.score.HoldfastVersion;
import io.holdfast.spark.score.ScorerSpec;
import io.holdfast.spark.stream.Brokers;
import io.holdfast.spark.stream.FolderSink;
import io.holdfast.spark.stream.KafkaAddress;
import io.holdfast.spark.stream.KafkaSink;
import io.holdfast.spark.stream.StreamJob;
import io.holdfast.spark.stream.StreamPlan;
import io.holdfast.spark.table.Metrics;
import io.holdfast.spark.table.TableFormat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast spark}: many records, many cores, many machines. */
@Command(
        name = "holdfast spark",
        description = "Scores cases and conversations with Apache Spark: files into tables, or Kafka topics as they"
                + " fill.",
        mixinStandardHelpOptions = true,
        versionProvider = SparkJobCommand.Version.class,
        sortOptions = false,
        usageHelpWidth = 100,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:ok", "2:usage or bad input (the readable records were scored)", "3:infrastructure"},
        footerHeading = "%nRecords, one JSON object each:%n",
        footer = {
            "  a case as holdfast score takes it, or {\"conversation\":…,\"context\":…}",
            "Records that cannot be read go to the dead letters with the reason; the others are scored.",
            "More: docs/guide/scaling.md"
        })
final class SparkJobCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--input",
            required = true,
            paramLabel = "PATH",
            description = "File, folder or pattern on any file system Spark knows (hdfs://…, s3a://…); may be repeated."
                    + " kafka://HOST:PORT/TOPIC: messages as they come.")
    private List<String> inputs = new ArrayList<>();

    @Option(
            names = "--output",
            required = true,
            paramLabel = "DIR",
            description = "Folder of the tables: scores, dead_letters, metrics. For a stream also"
                    + " kafka://HOST:PORT/TOPIC.")
    private String output = "";

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "Where to run (default: what spark-submit says, else local[*]: all cores of this machine).")
    private @Nullable String master;

    @Option(
            names = "--input-format",
            paramLabel = "F",
            defaultValue = "AUTO",
            description = "auto (by file name), jsonl or parquet (default: auto).")
    private InputFormat inputFormat = InputFormat.AUTO;

    @Option(
            names = "--format",
            paramLabel = "F",
            defaultValue = "PARQUET",
            description = "Tables as parquet or jsonl (default: parquet).")
    private TableFormat format = TableFormat.PARQUET;

    @Option(names = "--overwrite", description = "Replaces the tables that are in DIR.")
    private boolean overwrite;

    @Option(
            names = "--partitions",
            paramLabel = "N",
            defaultValue = "0",
            description = "Tasks (default: 0, by the amount of text).")
    private int partitions;

    @Option(names = "--no-model", description = "Uses no neural model: words and facts only, faster.")
    private boolean noModel;

    @Option(names = "--allow-dead-letters", description = "Exit code 0 though some records could not be read.")
    private boolean allowDeadLetters;

    @Option(names = "--json", description = "Prints the metrics as JSON.")
    private boolean json;

    @Option(
            names = "--dead-letters",
            paramLabel = "URL",
            description = "Stream: kafka://HOST:PORT/TOPIC that unreadable messages go to, as they came, with the"
                    + " reason as a header (default: DIR/dead_letters, or TOPIC.dead-letters of a Kafka output).")
    private @Nullable String deadLetters;

    @Option(
            names = "--checkpoint",
            paramLabel = "DIR",
            description = "Stream: where the job remembers what it has read (default: _checkpoint in the output"
                    + " folder).")
    private @Nullable String checkpoint;

    @Option(
            names = "--new-config",
            description = "Stream: goes on though the checkpoint was begun with other settings.")
    private boolean newConfig;

    @Option(names = "--once", description = "Stream: ends when all messages that are there have been scored.")
    private boolean once;

    @Option(names = "--latest", description = "Stream: the first start begins with the next message, not the oldest.")
    private boolean latest;

    @Option(
            names = "--kafka-option",
            paramLabel = "KEY=VALUE",
            description = "Stream: option of Spark's Kafka connector, e.g. kafka.security.protocol=SASL_SSL; may be"
                    + " repeated.")
    private Map<String, String> kafkaOptions = new TreeMap<>();

    @Option(names = "--conf", paramLabel = "KEY=VALUE", description = "Spark setting; may be repeated.")
    private Map<String, String> settings = new TreeMap<>();

    @Mixin
    private Configuration configuration = new Configuration();

    /** Tells picocli the version. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"holdfast spark " + HoldfastVersion.TEXT};
        }
    }

    SparkJobCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Exception {
        LoadedConfig config = configuration.load(terminal.environment());
        ScorerSpec scorer = ScorerSpec.of(config, !noModel);
        boolean stream = inputs.stream().anyMatch(KafkaAddress::is);
        check(stream);
        try (SparkSession spark = Session.open(master, settings, terminal.interactive())) {
            return stream ? stream(spark, config, scorer) : batch(spark, config, scorer);
        }
    }

    private void check(boolean stream) {
        if (stream && inputs.size() > 1) {
            throw bad("a stream has one --input; name several topics as kafka://HOST:PORT/TOPIC,TOPIC");
        } else if (stream && format == TableFormat.JSONL) {
            throw bad("a stream writes Parquet, whose rows carry their keys; leave --format out");
        } else if (!stream && KafkaAddress.is(output)) {
            throw bad("only a stream writes to Kafka; give a folder as --output");
        } else if (!stream && (deadLetters != null || checkpoint != null || once || latest || newConfig)) {
            throw bad(
                    "--dead-letters, --checkpoint, --new-config, --once and --latest are for streams (--input kafka://…)");
        } else if (stream && KafkaAddress.is(output) && checkpoint == null) {
            throw bad("a stream to Kafka needs --checkpoint DIR, so that a restart goes on where it stopped");
        } else if (partitions < 0) {
            throw bad("--partitions must be 0 or more");
        }
    }

    private int batch(SparkSession spark, LoadedConfig config, ScorerSpec scorer) {
        BatchPlan plan =
                new BatchPlan(inputs, inputFormat, output, format, partitions, overwrite, config.config(), scorer);
        Metrics metrics = new BatchJob(spark, plan).run();
        JobSummary.print(metrics, output, json, terminal);
        return metrics.deadLetters() == 0 || allowDeadLetters ? SparkExit.OK : SparkExit.BAD_INPUT;
    }

    private int stream(SparkSession spark, LoadedConfig config, ScorerSpec scorer) throws Exception {
        String remembered = checkpoint == null ? output + "/_checkpoint" : checkpoint;
        KafkaAddress input = KafkaAddress.parse(inputs.get(0));
        StreamPlan plan = new StreamPlan(input, remembered, !latest, once, kafkaOptions, config.config(), scorer);
        StreamJob.Output sinks = output(spark);
        Brokers.require(
                input, kafkaOptions, Duration.ofSeconds(config.config().scale().streamBrokerSeconds()));
        plan.note(spark.sparkContext().hadoopConfiguration())
                .check(input.topics(), ScorerSpec.identity(config, !noModel), newConfig);
        StreamTotals totals = new StreamTotals(terminal);
        new StreamJob(spark, plan, sinks, totals::add).start().awaitTermination();
        totals.print(output, json);
        return SparkExit.OK;
    }

    private StreamJob.Output output(SparkSession spark) {
        if (KafkaAddress.is(output)) {
            KafkaAddress scores = KafkaAddress.parseOne(output);
            KafkaAddress dead = deadLetters == null
                    ? new KafkaAddress(scores.servers(), scores.topics() + ".dead-letters")
                    : KafkaAddress.parseOne(deadLetters);
            return StreamJob.Output.to(new KafkaSink(scores, dead, kafkaOptions));
        }
        FolderSink folder = new FolderSink(output, spark.sparkContext().hadoopConfiguration());
        return deadLetters == null
                ? StreamJob.Output.to(folder)
                : StreamJob.Output.to(folder, new KafkaSink(null, KafkaAddress.parseOne(deadLetters), kafkaOptions));
    }

    private static HoldfastException bad(String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, problem);
    }
}
