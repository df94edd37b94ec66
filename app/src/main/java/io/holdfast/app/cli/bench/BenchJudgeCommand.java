package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.DatasetOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.ProgressLine;
import io.holdfast.app.judge.KnownAnswer;
import io.holdfast.app.judge.LabelJudge;
import io.holdfast.app.judge.PolicyBench;
import io.holdfast.app.judge.PolicyFigures;
import io.holdfast.core.config.Config;
import io.holdfast.core.port.ChatModel;
import io.holdfast.lab.json.Json;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench judge}: the calls that each {@code --judge-policy} saves, and the accuracy it gains. */
@Command(
        name = "judge",
        description =
                "Judges answers whose every part is labelled under every policy (unsure, gray_zone, always) and prints the "
                        + "calls saved beside the accuracy gained. Without --judge the labels themselves are the judge: no model is asked. "
                        + "Without --dataset all bundled data sets are used.",
        mixinStandardHelpOptions = true)
final class BenchJudgeCommand implements Callable<Integer> {
    private static final List<Double> LOWS = List.of(0.0, 0.05, 0.1, 0.2, 0.3, 0.4);
    private static final List<Double> HIGHS = List.of(0.5, 0.6, 0.7, 0.8, 0.9, 0.95);

    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--judge",
            paramLabel = "MODEL",
            description = "ollama:NAME, openai:NAME or auto (default: the labels).")
    private @Nullable String judge;

    @Mixin
    private DatasetOptions dataset = new DatasetOptions();

    @Option(names = "--bands", description = "Also what other bands (judge.gray_low, gray_high) would give.")
    private boolean bands;

    @Mixin
    private JsonOption json = new JsonOption();

    BenchJudgeCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        int most = dataset.limit().orElse(Integer.MAX_VALUE);
        Config config = options.load(console).config();
        List<KnownAnswer> known = KnownAnswer.of(dataset.loadOr("all", console, config));
        ChatModel model = judge == null ? null : wiring.chat(config, judge);
        Function<KnownAnswer, ChatModel> judges = model == null ? LabelJudge::new : answer -> model;
        PolicyBench bench = new PolicyBench(wiring.faithfulness(config, true), config, judges);
        ProgressLine progress = new ProgressLine(console, InstantSource.system(), "answer");
        List<PolicyBench.Compared> compared = new ArrayList<>();
        for (KnownAnswer answer : known.subList(0, Math.min(most, known.size()))) {
            compared.add(bench.compare(answer));
            progress.step();
        }
        progress.clear();
        print(config, compared, PolicyFigures.of(model == null ? LabelJudge.NAME : model.id(), compared));
        return Exit.OK;
    }

    private void print(Config config, List<PolicyBench.Compared> compared, PolicyFigures figures) {
        List<PolicyBench.Band> others = bands ? PolicyBench.bands(compared, LOWS, HIGHS) : List.of();
        long unread = PolicyFigures.unmeasured(compared);
        if (json.asked()) {
            ObjectNode node = figures.json()
                    .put("unmeasured", unread)
                    .put("gray_low", config.judge().grayLow())
                    .put("gray_high", config.judge().grayHigh());
            ArrayNode rows = bands ? node.putArray("bands") : Json.array();
            others.forEach(band -> rows.addObject()
                    .put("low", band.low())
                    .put("high", band.high())
                    .put("fewer_calls", Json.round(band.fewerCalls()))
                    .put("right", Json.round(band.right())));
            console.out().println(Json.pretty(node));
            return;
        }
        console.out().print(figures.table());
        console.out()
                .printf(
                        java.util.Locale.ROOT,
                        "gray zone: support from %.2f to %.2f; unmeasured under always: %d%n",
                        config.judge().grayLow(),
                        config.judge().grayHigh(),
                        unread);
        for (PolicyBench.Band band : others) {
            console.out()
                    .printf(
                            java.util.Locale.ROOT,
                            "band %.2f-%.2f: %5.1f %% fewer calls, %5.1f %% of verdicts as labelled%n",
                            band.low(),
                            band.high(),
                            100 * band.fewerCalls(),
                            100 * band.right());
        }
    }
}
