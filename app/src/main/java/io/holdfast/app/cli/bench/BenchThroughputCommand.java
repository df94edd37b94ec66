package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import io.holdfast.app.bench.Pass;
import io.holdfast.app.bench.Throughput;
import io.holdfast.app.bench.Workload;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.grounding.LabelledAnswers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench throughput}: the naive path and ours in one run. */
@Command(
        name = "throughput",
        description =
                "Scores a fixed workload (question, answer of 4 sentences, 5 contexts of 150 words) by the naive path, which "
                        + "embeds every sentence one by one and keeps nothing, and by ours, cold and warm, and prints the ratios. "
                        + "--data FILE: which verdicts our shortcuts change on real answers, and which rules decide. Once against "
                        + "every span of every document compared in full, once with the model asked of every claim as well.",
        mixinStandardHelpOptions = true)
final class BenchThroughputCommand implements Callable<Integer> {
    private static final String ALL = "1000000";
    private static final String EVERY_SPAN = "agreement";

    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "100",
            description = "Cases of the fixed workload (default: ${DEFAULT-VALUE}).")
    private int cases;

    @Option(names = "--data", paramLabel = "FILE", description = "Real answers: JSON lines as for bench grounding.")
    private @Nullable Path data;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "500",
            description = "Real answers to compare (default: ${DEFAULT-VALUE}).")
    private int limit;

    @Option(names = "--growth", description = "Also: cost when documents or answers are 2, 4 and 8 times as long.")
    private boolean growth;

    @Mixin
    private JsonOption json = new JsonOption();

    BenchThroughputCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (cases < 1 || limit < 1) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--cases and --limit must be 1 or more");
        }
        Config config = options.load(console).config();
        Throughput bench = new Throughput(
                config,
                BenchThroughputCommand::cpuNanos,
                System::nanoTime,
                config.inference().seed());
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("config", ConfigHash.of(config));
        List<Pass> passes = bench.paths(bench.workload(cases, 1, 1));
        double naive = passes.get(0).cpuMillis();
        List<Map<String, Object>> paths =
                passes.stream().map(p -> path(p, naive)).toList();
        out.put("paths", paths);
        if (growth) {
            Map<String, Object> costs = new LinkedHashMap<>();
            bench.growth(Math.max(4, cases / 4)).forEach((name, pass) -> costs.put(name, rounded(pass.cpuMillis())));
            out.put("growth_cpu_ms", costs);
        }
        if (data != null) {
            List<Workload.Item> answers = answers(data);
            exhaustive().forEach((name, all) -> out.put(name, agreement(bench.agreement(all, answers))));
        }
        print(out, paths);
        return Exit.OK;
    }

    /** The same configuration without its shortcut: every span is compared. */
    private Map<String, Config> exhaustive() {
        Map<String, Config> configs = new LinkedHashMap<>();
        configs.put(EVERY_SPAN, options.load(console, BenchThroughputCommand::everySpan));
        return configs;
    }

    private static void everySpan(ConfigLoader loader) {
        loader.set("trace.candidates", ALL, "bench");
    }

    private List<Workload.Item> answers(Path file) {
        return LabelledAnswers.read(console.path(file.toString())).stream()
                .limit(limit)
                .map(a -> new Workload.Item(a.testCase(), Answer.of(a.answer()), Answer.of(a.answer())))
                .toList();
    }

    private static Map<String, Object> path(Pass pass, double naive) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("path", pass.name());
        out.put("cases", pass.cases());
        out.put("cpu_ms", rounded(pass.cpuMillis()));
        out.put("times_naive", rounded(naive / pass.cpuMillis()));
        out.put("p50_ms", rounded(pass.p50Millis()));
        out.put("p99_ms", rounded(pass.p99Millis()));
        return out;
    }

    private static Map<String, Object> agreement(Throughput.Agreement a) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("answers", a.answers());
        out.put("claims", a.claims());
        out.put("equal_verdicts_percent", rounded(100 * a.share()));
        Map<String, Object> shares = new LinkedHashMap<>();
        a.rules().forEach((rule, n) -> shares.put(rule, rounded(100.0 * n / Math.max(1, a.claims()))));
        out.put("decided_by_percent", shares);
        return out;
    }

    private void print(Map<String, Object> out, List<Map<String, Object>> paths) throws IOException {
        if (json.asked()) {
            console.out().println(new ObjectMapper().writeValueAsString(out));
            return;
        }
        console.out().printf(Locale.ROOT, "%-42s %9s %9s %9s %9s%n", "path", "CPU ms", "× naive", "p50 ms", "p99 ms");
        for (Map<String, Object> path : paths) {
            console.out()
                    .printf(
                            Locale.ROOT,
                            "%-42s %9s %9s %9s %9s%n",
                            path.get("path"),
                            path.get("cpu_ms"),
                            path.get("times_naive"),
                            path.get("p50_ms"),
                            path.get("p99_ms"));
        }
        for (String section : List.of("growth_cpu_ms", EVERY_SPAN)) {
            if (out.get(section) instanceof Map<?, ?> values) {
                console.out().println(section.replace('_', ' ') + ": " + values);
            }
        }
        console.out().println("config " + out.get("config"));
    }

    private static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }

    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }
}
