package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.app.pipeline.OrderedPipeline;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.ScoreJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast score}: faithfulness of recorded answers, one JSON line a case, in input order. */
@Command(
        name = "score",
        description = "Scores the faithfulness of recorded answers: one JSON line a case, in input order.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nInput, one JSON object a line:%n",
        footer = {
            "  {\"id\",\"question\",\"contexts\":[string | {\"id\",\"title\",\"url\",\"text\"}],\"answer\",",
            "   \"reference\"?,\"answerable\"?,\"model\"?}; \"context\": \"...\" for a single one.",
            "A line that cannot be read is reported on stderr, the others are scored, and the exit code is 2."
        })
final class ScoreCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(names = "--input", required = true, paramLabel = "FILE|-", description = "Recorded answers; - is stdin.")
    private String input = "-";

    @Option(names = "--out", paramLabel = "FILE", description = "Result file (default: stdout).")
    private @Nullable String out;

    @Option(names = "--strict", description = "Stops at the first line that cannot be read.")
    private boolean strict;

    @Option(names = "--threads", paramLabel = "N", description = "Threads (default: one per core).")
    private @Nullable Integer threads;

    @Option(names = "--no-model", description = "Uses no neural model: words and facts only, faster.")
    private boolean noModel;

    ScoreCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    /** A line of output, or a complaint about a line of input. */
    private record Result(@Nullable String json, InputRecord.@Nullable Bad bad) {}

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (workers < 1) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--threads is " + workers + "; allowed: 1 or more");
        }
        CaseReader reader = new NativeCaseReader(config.input());
        try (InputStream in = open()) {
            Evaluator<Grounding> evaluator = wiring.faithfulness(config, !noModel);
            OrderedPipeline<InputRecord, Result> pipeline =
                    new OrderedPipeline<>(workers, item -> score(evaluator, item), ScoreCommand::internal);
            return out == null ? score(pipeline, reader, in) : scoreToFile(pipeline, reader, in, out);
        }
    }

    private InputStream open() throws IOException {
        if (input.equals("-")) {
            return console.in();
        }
        if (Files.isDirectory(console.path(input))) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, input + " is a folder; give a file");
        }
        return Files.newInputStream(console.path(input));
    }

    private int score(OrderedPipeline<InputRecord, Result> pipeline, CaseReader reader, InputStream in) {
        int code = write(pipeline, reader, in, line -> console.out().print(line + "\n"));
        console.out().flush();
        return code;
    }

    private int scoreToFile(
            OrderedPipeline<InputRecord, Result> pipeline, CaseReader reader, InputStream in, String name) {
        try (OutputFile file = new OutputFile(console.path(name))) {
            int code = write(pipeline, reader, in, file::line);
            file.complete();
            return code;
        }
    }

    private int write(
            OrderedPipeline<InputRecord, Result> pipeline, CaseReader reader, InputStream in, Consumer<String> lines) {
        Progress progress = new Progress(console, InstantSource.system(), "cases");
        long[] counts = new long[2];
        try {
            pipeline.run(reader.read(in), result -> {
                if (result.json() != null) {
                    counts[0]++;
                    lines.accept(result.json());
                } else if (result.bad() != null) {
                    counts[1]++;
                    report(result.bad());
                }
                progress.step();
            });
        } finally {
            progress.end();
        }
        if (counts[1] > 0) {
            console.err()
                    .printf(
                            "holdfast: %,d of %,d lines could not be read; the others were scored%n",
                            counts[1], counts[0] + counts[1]);
        }
        return counts[1] == 0 ? Exit.OK : Exit.BAD_INPUT;
    }

    private void report(InputRecord.Bad bad) {
        String message = (input.equals("-") ? "stdin" : input) + " line " + bad.line() + ": " + bad.problem();
        if (strict) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, message + " (stopped: --strict)");
        }
        console.err().println("holdfast: " + message);
    }

    private static Result score(Evaluator<Grounding> evaluator, InputRecord item) {
        if (item instanceof InputRecord.Good good) {
            Finding<Grounding> finding = evaluator.evaluate(good.testCase(), good.answer());
            return new Result(ScoreJson.line(good.testCase().id(), finding), null);
        }
        return new Result(null, (InputRecord.Bad) item);
    }

    /** An evaluator that breaks costs its case: the line says so. */
    private static Result internal(InputRecord item, Throwable e) {
        if (item instanceof InputRecord.Good good) {
            ErrorCode code = e instanceof HoldfastException known ? known.code() : ErrorCode.INTERNAL;
            Finding<Grounding> finding = new Finding.Unmeasured<>(code, String.valueOf(e.getMessage()));
            return new Result(ScoreJson.line(good.testCase().id(), finding), null);
        }
        return new Result(null, new InputRecord.Bad(item.line(), String.valueOf(e.getMessage())));
    }
}
