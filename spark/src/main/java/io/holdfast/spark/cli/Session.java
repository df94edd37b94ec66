package io.holdfast.spark.cli;

import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/** The Spark session of a job. What spark-submit or the user set stays; the rest is set for this kind of work. */
final class Session {
    private static final String MASTER = "spark.master";
    private static final String EVERYWHERE = "local[*]";

    private Session() {}

    /**
     * @param master where to run; null: where spark-submit says, else on all cores of this machine
     * @param settings Spark settings of the user
     * @param interactive whether progress may be shown on stderr
     */
    static SparkSession open(@Nullable String master, Map<String, String> settings, boolean interactive) {
        String where = master == null ? System.getProperty(MASTER, EVERYWHERE) : master;
        Map<String, String> all = new TreeMap<>();
        // rows of long traces are held a few at a time, not ten thousand
        all.put("spark.sql.inMemoryColumnarStorage.batchSize", "256");
        all.put("spark.ui.showConsoleProgress", Boolean.toString(interactive));
        if (where.startsWith("local")) {
            // nothing of a trial is open to the network, and no page is served
            all.put("spark.driver.bindAddress", "127.0.0.1");
            all.put("spark.driver.host", "127.0.0.1");
            all.put("spark.ui.enabled", "false");
            all.put("spark.sql.shuffle.partitions", "8");
        }
        all.keySet().removeIf(key -> System.getProperty(key) != null);
        all.putAll(settings);
        SparkSession.Builder builder =
                SparkSession.builder().appName("holdfast").master(where);
        all.forEach(builder::config);
        return builder.getOrCreate();
    }
}
