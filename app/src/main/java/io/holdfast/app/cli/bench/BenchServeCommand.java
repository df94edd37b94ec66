package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.app.web.WebServer;
import io.holdfast.app.web.load.LoadCases;
import io.holdfast.app.web.load.LoadGenerator;
import io.holdfast.app.web.load.LoadTally;
import io.holdfast.core.config.Config;
import io.holdfast.lab.json.Json;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench serve}: a service on this machine, first at its ease, then at a multiple of what it can take. */
@Command(
        name = "serve",
        description = "Starts the service, measures what it can take, then sends a multiple of that. "
                + "Exits with 1 unless every answer is 200 or 429 with Retry-After, every request is answered, and the p99 of "
                + "accepted requests stays within the queue deadline plus three times the p99 at ease.",
        mixinStandardHelpOptions = true)
final class BenchServeCommand implements Callable<Integer> {
    private static final double P99 = 0.99;
    private static final int ALLOWANCE = 3;

    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(names = "--seconds", defaultValue = "60", description = "Time of the load (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(names = "--factor", defaultValue = "2", description = "Times the capacity (default: ${DEFAULT-VALUE}).")
    private double factor;

    @Option(names = "--sentences", defaultValue = "12", description = "Size of a case (default: ${DEFAULT-VALUE}).")
    private int sentences;

    @Mixin
    private ModelOption models = new ModelOption();

    BenchServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        Config config = options.load(console, loader -> loader.set("serve.port", "0", "bench serve"));
        try (WebServer server =
                WebServer.start(config, () -> models.scorers(config), console.directory(), Version.current())) {
            server.awaitModels();
            LoadGenerator load =
                    new LoadGenerator(URI.create("http://127.0.0.1:" + server.port()), new LoadCases(sentences)::json);
            Duration part = Duration.ofSeconds(Math.max(2, seconds / 6));
            load.closed(2, part);
            LoadTally atEase = load.closed(1, part);
            LoadTally full = load.closed(2 * Runtime.getRuntime().availableProcessors(), part);
            LoadTally loaded = load.open(factor * full.rate(), Duration.ofSeconds(seconds));
            double bound = config.serve().queueDeadlineMilliseconds() + ALLOWANCE * atEase.milliseconds(P99);
            boolean ok = loaded.count(200) + loaded.count(429) == loaded.sent()
                    && loaded.unexplained() == 0
                    && loaded.milliseconds(P99) <= bound;
            console.out().println(Json.pretty(figures(atEase, full, loaded, bound, ok)));
            return ok ? Exit.OK : Exit.GATE_FAILED;
        }
    }

    private ObjectNode figures(LoadTally atEase, LoadTally full, LoadTally loaded, double bound, boolean ok) {
        ObjectNode node = Json.object();
        node.put("at_ease_p50_ms", Json.round(atEase.milliseconds(0.5)))
                .put("at_ease_p99_ms", Json.round(atEase.milliseconds(P99)))
                .put("capacity_per_second", Json.round(full.rate()))
                .put("factor", factor)
                .put("seconds", Json.round(loaded.seconds()))
                .put("sent", loaded.sent())
                .put("unanswered", loaded.unanswered() + loaded.unconnected());
        ObjectNode statuses = node.putObject("statuses");
        loaded.statuses().forEach((status, count) -> statuses.put(Integer.toString(status), count));
        return node.put("accepted_per_second", Json.round(loaded.rate()))
                .put("accepted_p50_ms", Json.round(loaded.milliseconds(0.5)))
                .put("accepted_p99_ms", Json.round(loaded.milliseconds(P99)))
                .put("allowed_p99_ms", Json.round(bound))
                .put(
                        "heap_used_megabytes",
                        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20)
                .put("heap_limit_megabytes", Runtime.getRuntime().maxMemory() >> 20)
                .put("ok", ok);
    }
}
