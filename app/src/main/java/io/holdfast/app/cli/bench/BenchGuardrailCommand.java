package io.holdfast.app.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import io.holdfast.app.Wiring;
import io.holdfast.app.bench.LabelledCitations;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.stream.StreamGuard;
import io.holdfast.core.stream.StreamPolicy;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code holdfast bench guardrail}: how long a streamed sentence waits for its verdict. */
@Command(
        name = "guardrail",
        description = "Streams the bundled cited answers through the guardrail, four characters at a time, on one"
                + " thread, and prints the latency it adds to a sentence.",
        mixinStandardHelpOptions = true)
final class BenchGuardrailCommand implements Callable<Integer> {
    private static final int PIECE = 4;
    private static final double MILLI = 1e6;

    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    BenchGuardrailCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        Evaluator<Grounding> evaluator = wiring.faithfulness(config, true);
        List<InputRecord.Good> records =
                LabelledCitations.bundled(config.input()).records();
        // the first answers load the models and warm the machine
        records.subList(0, Math.min(4, records.size())).forEach(record -> waits(evaluator, record));
        List<Double> waits = new ArrayList<>();
        long before = cpu();
        records.subList(Math.min(4, records.size()), records.size())
                .forEach(record -> waits.addAll(waits(evaluator, record)));
        waits.sort(null);
        double median = waits.get(waits.size() / 2);
        double p95 = waits.get((int) (0.95 * (waits.size() - 1)));
        double cpu = (cpu() - before) / MILLI / waits.size();
        if (json.asked()) {
            console.out()
                    .println(Json.pretty(Json.object()
                            .put("sentences", waits.size())
                            .put("p50_ms", Json.round(median))
                            .put("p95_ms", Json.round(p95))
                            .put("cpu_ms", Json.round(cpu))));
        } else {
            console.out()
                    .printf(
                            Locale.ROOT,
                            "%d sentences, added latency p50 %.1f ms, p95 %.1f ms; %.1f ms of CPU each%n",
                            waits.size(),
                            median,
                            p95,
                            cpu);
        }
        return Exit.OK;
    }

    /** Nanoseconds of CPU this process took: on a busy machine the wait says little, this still does. */
    private static long cpu() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean own
                ? own.getProcessCpuTime()
                : 0;
    }

    /** Milliseconds that each sentence of an answer waited, from its end to its verdict. */
    private static List<Double> waits(Evaluator<Grounding> evaluator, InputRecord.Good record) {
        List<Double> waits = new ArrayList<>();
        long[] start = {System.nanoTime()};
        StreamGuard guard =
                new StreamGuard(evaluator, record.testCase(), StreamPolicy.annotate(), text -> {}, sentence -> {
                    waits.add((System.nanoTime() - start[0]) / MILLI);
                    start[0] = System.nanoTime();
                });
        String text = record.answer().text();
        for (int at = 0; at < text.length(); at += PIECE) {
            start[0] = System.nanoTime();
            guard.accept(text.substring(at, Math.min(text.length(), at + PIECE)));
        }
        start[0] = System.nanoTime();
        guard.complete();
        return waits;
    }
}
