package io.holdfast.app.cli.check;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.GateOptions;
import io.holdfast.app.cli.option.GateVerdict;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.app.cli.terminal.ProgressLine;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.app.cli.terminal.Waiting;
import io.holdfast.app.pipeline.Scoring;
import io.holdfast.core.config.Config;
import io.holdfast.core.judge.VerdictLogJson;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code holdfast score}: faithfulness of recorded answers, one JSON line a case, in input order. */
@Command(
        name = "score",
        description = "Scores the faithfulness of recorded answers: one JSON line a case, in input order.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nInput, one JSON object a line:%n",
        footer = {
            "  {\"id\",\"question\",\"contexts\":[string | {\"id\",\"title\",\"url\",\"text\"}],\"answer\",",
            "   \"reference\"?,\"answerable\"?,\"model\"?}; \"context\": \"...\" for a single one.",
            "Also read: files of RAGAS, DeepEval, promptfoo, TREC-RAG (with --corpus),",
            "OpenInference / OpenTelemetry traces; tables (CSV, TSV, JSON) whose columns can",
            "be recognised by name (holdfast check takes --map); plain or gzipped.",
            "A line that cannot be read is reported on stderr, the others are scored, and the",
            "exit code is 2. A summary goes to stderr."
        })
public final class ScoreCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Option(names = "--input", paramLabel = "FILE|-", description = "Recorded answers; - is stdin.")
    private @Nullable String named;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The same without --input.")
    private @Nullable String positional;

    private String input = "-";

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private ScoringOptions scoring = new ScoringOptions();

    @Option(names = "--out", paramLabel = "FILE", description = "Result file (default: stdout).")
    private @Nullable String out;

    @Option(names = "--strict", description = "Stops at the first line that cannot be read.")
    private boolean strict;

    @Mixin
    private GateOptions gate = new GateOptions();

    ScoreCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        if ((named == null) == (positional == null)) {
            throw new ParameterException(
                    spec.commandLine(),
                    named == null
                            ? "Missing required option: '--input=FILE|-'"
                            : "the input is named twice: " + named + " and " + positional);
        }
        input = Objects.requireNonNull(named == null ? positional : named);
        PassCriteria criteria = gate.criteria();
        Config config = scoring.prepare(console, wiring);
        String format = scoring.format();
        refuseToReplaceTheInput();
        Scoring scorer = scoring.scoring(console, wiring, config);
        MeasureTally measured = new MeasureTally(config);
        wiring.caution(config, scoring.models()).ifPresent(why -> console.err().println("holdfast: " + why));
        ProgressLine progress = new ProgressLine(console, InstantSource.system(), "case");
        Stoppable stoppable = new Stoppable(console, () -> kept(progress.count()));
        Waiting waiting = new Waiting(console, progress);
        try (CaseInput.Answers answers = scoring.input().recorded(console, input, format, config.input());
                OutputFile file = file(out);
                OutputFile log = file(scoring.verdictLog())) {
            Tally tally = new Tally();
            int code = score(scorer, answers.records(), tally, progress, line -> {
                measured.add(line.json());
                if (file == null) {
                    console.out().print(line.json() + "\n");
                } else {
                    file.line(line.json());
                }
                if (log != null && line.log() != null) {
                    log.line(VerdictLogJson.write(line.log()));
                }
            });
            Stoppable.step(() -> {
                Stream.of(Optional.ofNullable(file), Optional.ofNullable(log))
                        .flatMap(Optional::stream)
                        .forEach(OutputFile::complete);
                stoppable.end();
            });
            measured.sentences().forEach(sentence -> console.err().println("holdfast: " + sentence));
            int verdict = GateVerdict.exitCode(console, criteria, tally);
            return verdict == Exit.OK ? code : verdict;
        } finally {
            waiting.close();
            stoppable.end();
        }
    }

    private void refuseToReplaceTheInput() {
        String log = scoring.verdictLog();
        if (!input.equals("-") && out != null) {
            OutputFile.refuseInput("--out", console.path(out), console.path(input));
        }
        if (!input.equals("-") && log != null) {
            OutputFile.refuseInput("--verdict-log", console.path(log), console.path(input));
        }
    }

    private @Nullable OutputFile file(@Nullable String name) {
        return name == null ? null : new OutputFile(console.path(name));
    }

    /** What is kept of {@code count} scored cases when the command is stopped. */
    private String kept(long count) {
        String scored = count + (count == 1 ? " case was scored" : " cases were scored");
        return scored + (out == null ? ", their lines are printed" : ", " + out + " is not written")
                + "; the same command begins again with the first case";
    }

    private int score(
            Scoring scorer,
            Iterator<InputRecord> records,
            Tally tally,
            ProgressLine progress,
            Consumer<RecordScorer.Line> lines) {
        Scoring.Counts counts;
        try {
            counts = scorer.runJudged(
                    records,
                    line -> Stoppable.step(() -> {
                        lines.accept(line);
                        tally.add(Json.own(line.json()));
                        progress.step();
                    }),
                    bad -> {
                        progress.clear();
                        tally.addUnread();
                        report(bad);
                    });
        } finally {
            progress.clear();
        }
        if (counts.unread() > 0 && counts.scored() > 0) {
            console.err()
                    .printf(
                            "holdfast: %,d of %,d lines could not be read; the others were scored%n",
                            counts.unread(), counts.scored() + counts.unread());
        } else if (counts.unread() == 0 && console.terminal() && out != null) {
            console.err().printf("holdfast: %,d cases scored to %s%n", counts.scored(), out);
        }
        if (tally.measured() > 0) {
            console.err().println("holdfast: " + tally.sentence());
        }
        return counts.unread() == 0 ? Exit.OK : Exit.BAD_INPUT;
    }

    private void report(InputRecord.Bad bad) {
        String message = CaseInput.name(input) + " line " + bad.line() + ": " + bad.problem();
        if (strict) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, message + " (stopped: --strict)");
        }
        console.err().println("holdfast: " + message);
    }
}
