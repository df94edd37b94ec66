package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.GateOptions;
import io.holdfast.app.cli.option.GateVerdict;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.lab.check.CheckedRun;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.feedback.Agreement;
import io.holdfast.lab.feedback.AgreementSection;
import io.holdfast.lab.feedback.Feedback;
import io.holdfast.lab.history.Build;
import io.holdfast.lab.history.History;
import io.holdfast.lab.history.Trend;
import io.holdfast.lab.history.TrendSection;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.GateStatus;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code holdfast check}: recorded answers from a file of any kind to a summary, a report and a gate. */
@Command(
        name = "check",
        description = "Checks recorded answers against their documents: reads your file, says what is wrong and where,"
                + " writes reports, and fails the build if you set a limit.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  holdfast check answers.csv",
            "  holdfast check answers.csv --split '---' --html report.html \\",
            "      --map question=user_query,answer=bot_reply,contexts=passages",
            "  holdfast check answers.jsonl --fail-under 0.9 --max-contradicted 0 \\",
            "      --junit out.xml",
            "  holdfast check --question \"...\" --answer \"...\" --context manual.md"
        })
public final class CheckCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;
    private volatile boolean writing;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "CSV, TSV, JSON, JSON lines, or files of RAGAS, DeepEval, promptfoo, TREC-RAG, OpenTelemetry;"
                    + " plain or gzipped; - is stdin.")
    private List<String> files = new ArrayList<>();

    @Mixin
    private OneAnswer one = new OneAnswer();

    @Mixin
    private TableOptions table = new TableOptions();

    @Mixin
    private ScoringOptions scoring = new ScoringOptions();

    @Mixin
    private GateOptions gate = new GateOptions();

    @Mixin
    private CheckOutput output = new CheckOutput();

    @Mixin
    private LabelOption labels = new LabelOption();

    @Mixin
    private HistoryOptions history = new HistoryOptions();

    CheckCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        validate();
        PassCriteria criteria = gate.criteria();
        Config config = scoring.prepare(console, wiring);
        CheckScoring scorer = new CheckScoring(console, wiring, scoring);
        Stoppable checking = new Stoppable(console, () -> kept(scorer));
        try {
            return check(criteria, config, scorer, checking);
        } finally {
            checking.end();
        }
    }

    private void validate() {
        if (one.any() && !files.isEmpty()) {
            throw usage("give a FILE, or one answer with --question, --answer and --context, not both");
        } else if (one.any() && !(one.hasAnswer() && one.hasContext())) {
            throw usage("one answer needs --answer and at least one --context");
        } else if (one.any() && table.any()) {
            throw usage("--map, --context-column, --split, --encoding and --documents are for files");
        } else if (!one.any() && files.isEmpty()) {
            throw usage("what shall be checked? Give a FILE, or --question, --answer and --context");
        }
        output.mistake().ifPresent(mistake -> {
            throw usage(mistake);
        });
        output.refuse(
                console,
                files.stream()
                        .filter(file -> !file.equals("-"))
                        .map(console::path)
                        .toArray(Path[]::new));
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** What is kept when the command is stopped. */
    private String kept(CheckScoring scorer) {
        return writing
                ? "the answers are checked, but not every result is written; files said to be written are whole, and"
                        + " the same command writes all"
                : scorer.soFar() + ", nothing is written; the same command begins again";
    }

    private int check(PassCriteria criteria, Config config, CheckScoring scorer, Stoppable checking)
            throws IOException {
        Optional<Feedback> feedback = labels.read(console);
        Optional<History> builds = history.read(console);
        Tally tally = new Tally();
        List<ObjectNode> lines = lines(config, scorer, tally);
        writing = true;
        Optional<Agreement> people = feedback.map(said -> said.with(lines));
        Optional<Trend> trend = tally.measured() == 0
                ? Optional.empty()
                : builds.map(all ->
                        history.keep(console, all, build -> Build.of(build, name(), setup(config), lines, tally)));
        output.write(console, lines);
        if (!lines.isEmpty() && output.reports().any()) {
            report(criteria, config, lines, tally, people, trend);
        }
        checking.end();
        if (output.json()) {
            ObjectNode document = MeasureTally.of(config, lines).into(CheckJson.of(lines, tally, criteria));
            people.ifPresent(said -> document.set("labels", said.json()));
            trend.ifPresent(change -> document.set("history", change.json()));
            console.out().println(Json.pretty(document));
        } else {
            output.print(console, lines, tally, one.any());
            MeasureTally.of(config, lines).print(console, lines, output.show());
            people.ifPresent(said -> say(said.sentence()));
            trend.ifPresent(change -> say(change.sentence()));
        }
        console.out().flush();
        return GateVerdict.exitCode(console, criteria, tally);
    }

    private List<ObjectNode> lines(Config config, CheckScoring scorer, Tally tally) throws IOException {
        AnswerFiles.Answers answers = one.any()
                ? new AnswerFiles.Answers(List.of(one.record(console)), new IdentityHashMap<>(), 0)
                : new AnswerFiles(console, scoring.input(), config.input())
                        .readAll(files, scoring.format(), table.options(console));
        for (int i = 0; i < answers.unread(); i++) {
            tally.addUnread();
        }
        if (answers.good().isEmpty()) {
            return List.of();
        }
        return scorer.score(answers.good(), config, (record, line) -> {
            tally.add(line);
            String file = answers.files().get(record);
            if (file != null) {
                output.reports().recorded(line.path("id").asText(), file, record.line());
            }
        });
    }

    private void report(
            PassCriteria criteria,
            Config config,
            List<ObjectNode> lines,
            Tally tally,
            Optional<Agreement> people,
            Optional<Trend> trend) {
        RunResult run = CheckedRun.of(name(), lines, config, Version.current());
        run.summary().put("unread", tally.unread());
        wiring.groundingModel(config, scoring.models())
                .ifPresent(model -> run.summary().put("grounding_model", model));
        output.reports()
                .write(
                        console,
                        ModelStats.of(List.of(run)),
                        new GateStatus(criteria.any(), criteria.missedBy(tally)),
                        null,
                        () -> Stream.of(
                                        MeasureSections.of(config, lines),
                                        trend.map(TrendSection::of).stream(),
                                        people.map(AgreementSection::of).stream())
                                .flatMap(sections -> sections)
                                .toList());
    }

    private void say(String sentence) {
        output.text(console).println(new CheckText(console).sentence(sentence));
    }

    private Build.Setup setup(Config config) {
        List<String> ids = new ArrayList<>(wiring.modelIds(config, scoring.models()));
        String judging = scoring.judge();
        if (judging != null) {
            ids.add("judge " + judging);
        }
        return new Build.Setup(Version.current(), ConfigHash.of(config), ids);
    }

    private String name() {
        return files.size() == 1 ? CaseInput.name(files.get(0)) : one.any() ? "answer" : files.size() + " files";
    }
}
