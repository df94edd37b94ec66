package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.option.ThreadOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.ProgressLine;
import io.holdfast.app.pipeline.Scoring;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.generate.GeneratedCases;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench stream}: generated cases through the pipeline of {@code score}; memory must not grow. */
@Command(
        name = "stream",
        description = "Scores generated short cases by the pipeline of score and reports speed and memory. "
                + "HOLDFAST_JAVA_OPTS=-Xmx1g shows that a gigabyte is enough, however many cases there are.",
        mixinStandardHelpOptions = true)
final class BenchStreamCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Mixin
    private ThreadOption threads = new ThreadOption();

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Cases (default: ${DEFAULT-VALUE}).")
    private long cases;

    @Option(
            names = "--contexts",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Distinct documents (default: ${DEFAULT-VALUE}).")
    private int contexts;

    @Mixin
    private ModelOption models = new ModelOption();

    @Mixin
    private JsonOption json = new JsonOption();

    BenchStreamCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        if (cases < 1 || contexts < 1) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--cases and --contexts must be 1 or more");
        }
        Config config = options.load(console).config();
        Scoring scoring = new Scoring(wiring.faithfulness(config, models.used()), threads.count());
        ProgressLine progress = new ProgressLine(console, InstantSource.system(), "case");
        long[] bytes = new long[1];
        long start = System.nanoTime();
        long cpu = cpuNanos();
        Scoring.Counts counts = scoring.run(
                new GeneratedCases(cases, contexts),
                line -> {
                    bytes[0] += line.length() + 1L;
                    progress.step();
                },
                bad -> {});
        progress.clear();
        print(counts, bytes[0], (System.nanoTime() - start) / 1e9, (cpuNanos() - cpu) / 1e9);
        return Exit.OK;
    }

    private void print(Scoring.Counts counts, long bytes, double seconds, double cpuSeconds) throws IOException {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("cases", counts.scored());
        figures.put("distinct_contexts", contexts);
        figures.put("threads", threads.count());
        figures.put("seconds", rounded(seconds));
        figures.put("cases_per_second", rounded(counts.scored() / seconds));
        figures.put("cpu_seconds", rounded(cpuSeconds));
        figures.put("output_megabytes", rounded(bytes / 1e6));
        figures.put("heap_peak_megabytes", rounded(peakHeap() / 1e6));
        figures.put("heap_limit_megabytes", rounded(Runtime.getRuntime().maxMemory() / 1e6));
        if (json.asked()) {
            console.out().println(new ObjectMapper().writeValueAsString(figures));
        } else {
            figures.forEach((name, value) -> console.out().printf("%-22s %s%n", name.replace('_', ' '), value));
        }
    }

    private static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }

    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    /** The most the heap ever held, garbage included. */
    private static long peakHeap() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToLong(usage -> usage.getUsed())
                .sum();
    }
}
