package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.GateOptions;
import io.holdfast.app.cli.option.GateVerdict;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.option.ReportOptions;
import io.holdfast.app.cli.option.ThreadOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.app.cli.terminal.ProgressLine;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.app.pipeline.Scoring;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.judge.VerdictLogJson;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.CheckLine;
import io.holdfast.lab.check.CheckedRun;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.feedback.Agreement;
import io.holdfast.lab.feedback.AgreementSection;
import io.holdfast.lab.feedback.Feedback;
import io.holdfast.lab.format.DistinctIds;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.history.Build;
import io.holdfast.lab.history.History;
import io.holdfast.lab.history.Trend;
import io.holdfast.lab.history.TrendSection;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.GateStatus;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.table.DocumentFolder;
import io.holdfast.lab.table.Table;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code holdfast check}: recorded answers from a file of any kind to a summary, a report and a gate. */
@Command(
        name = "check",
        description = "Checks recorded answers against their documents: reads your file, says what is wrong and where,"
                + " writes reports, and fails the build if you set a bar.",
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
    private static final int SHOWN = 20;
    private static final int REASONS = 3;

    private final Console console;
    private final Wiring wiring;

    /** Which file a record was read from, as long as it is below the working directory. */
    private final IdentityHashMap<InputRecord.Good, String> sources = new IdentityHashMap<>();

    private volatile @Nullable ProgressLine progress;
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

    @Option(names = "--question", paramLabel = "TEXT", description = "One answer: what was asked.")
    private @Nullable String question;

    @Option(names = "--answer", paramLabel = "TEXT", description = "One answer: what was answered.")
    private @Nullable String answer;

    @Option(
            names = "--context",
            paramLabel = "FILE|TEXT",
            description = "One answer: a document it was given, as a file or as text; may be repeated.")
    private List<String> contexts = new ArrayList<>();

    @Mixin
    private TableOptions table = new TableOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "auto, native, ragas, deepeval, promptfoo, trec-rag, alce, messages, openinference, langfuse,"
                    + " langsmith or opik (default: ${DEFAULT-VALUE}: told by content).")
    private String format = CaseInput.AUTO;

    @Mixin
    private CaseInput source = new CaseInput();

    @Mixin
    private MeasureOptions measures = new MeasureOptions();

    @Mixin
    private GateOptions gate = new GateOptions();

    @Option(names = "--out", paramLabel = "FILE", description = "Results as JSON lines; report and compare read them.")
    private @Nullable String out;

    @Mixin
    private ReportOptions reports = new ReportOptions();

    @Mixin
    private LabelOption labels = new LabelOption();

    @Mixin
    private HistoryOptions history = new HistoryOptions();

    @Option(names = "--json", description = "Prints the results as one JSON document instead of text.")
    private boolean json;

    @Option(
            names = "--show",
            paramLabel = "N",
            description = "How many answers with problems are printed; 0: all (default: ${DEFAULT-VALUE}).")
    private int show = SHOWN;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Mixin
    private JudgeOptions judge = new JudgeOptions();

    @Mixin
    private ThreadOption threads = new ThreadOption();

    @Mixin
    private ModelOption models = new ModelOption();

    CheckCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        validate();
        PassCriteria criteria = gate.criteria();
        if (models.used()) {
            wiring.prepare();
        }
        Config config = options.noted(console, models.used());
        Stoppable checking = new Stoppable(console, this::kept);
        try {
            return check(criteria, config, checking);
        } finally {
            checking.end();
        }
    }

    /** What is kept when the command is stopped. */
    private String kept() {
        if (writing) {
            return "the answers are checked, but not every result is written; files said to be written are whole, and"
                    + " the same command writes all";
        }
        ProgressLine now = progress;
        return (now == null
                        ? "no answer was checked yet"
                        : now.count() + " of " + now.total() + " answers were checked")
                + ", nothing is written; the same command begins again";
    }

    private int check(PassCriteria criteria, Config config, Stoppable checking) throws IOException {
        Optional<Feedback> feedback = labels.read(console);
        Optional<History> builds = history.read(console);
        Tally tally = new Tally();
        List<InputRecord.Good> records = answer == null ? read(config, tally) : List.of(single());
        List<ObjectNode> lines = records.isEmpty() ? List.of() : score(records, config, tally);
        writing = true;
        Optional<Agreement> people = feedback.map(said -> said.with(lines));
        Optional<Trend> trend = tally.measured() == 0
                ? Optional.empty()
                : builds.map(all ->
                        history.keep(console, all, build -> Build.of(build, name(), setup(config), lines, tally)));
        if (out != null) {
            write(out, lines);
        }
        if (!lines.isEmpty() && reports.any()) {
            RunResult run = CheckedRun.of(name(), lines, config, Version.current());
            run.summary().put("unread", tally.unread());
            wiring.groundingModel(config, models.used())
                    .ifPresent(model -> run.summary().put("grounding_model", model));
            reports.write(
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
        checking.end();
        if (json) {
            ObjectNode document = MeasureTally.of(config, lines).into(CheckJson.of(lines, tally, criteria));
            people.ifPresent(said -> document.set("labels", said.json()));
            trend.ifPresent(change -> document.set("history", change.json()));
            console.out().println(Json.pretty(document));
        } else {
            print(lines, tally);
            MeasureTally.of(config, lines).print(console, lines, show);
            people.ifPresent(said -> say(said.sentence()));
            trend.ifPresent(change -> say(change.sentence()));
        }
        console.out().flush();
        return GateVerdict.exitCode(console, criteria, tally);
    }

    private void say(String sentence) {
        text().println(new CheckText(console).sentence(sentence));
    }

    /** Where text for people goes: to stderr when stdout is taken by something for machines. */
    private PrintStream text() {
        return stdout().isEmpty() ? console.out() : console.err();
    }

    /** The outputs other than the text that go to stdout. */
    private List<String> stdout() {
        return Stream.of(
                        json ? Stream.of("--json") : Stream.<String>empty(),
                        "-".equals(out) ? Stream.of("--out -") : Stream.<String>empty(),
                        reports.files().filter("-"::equals).map(name -> "a report to -"))
                .flatMap(some -> some)
                .toList();
    }

    private Build.Setup setup(Config config) {
        List<String> ids = new ArrayList<>(wiring.modelIds(config, models.used()));
        String judging = judge.judge();
        if (judging != null) {
            ids.add("judge " + judging);
        }
        return new Build.Setup(Version.current(), ConfigHash.of(config), ids);
    }

    private void validate() {
        boolean one = question != null || answer != null || !contexts.isEmpty();
        if (one && !files.isEmpty()) {
            throw usage("give a FILE, or one answer with --question, --answer and --context, not both");
        } else if (one && (answer == null || contexts.isEmpty())) {
            throw usage("one answer needs --answer and at least one --context");
        } else if (one && table.any()) {
            throw usage("--map, --context-column, --split, --encoding and --documents are for files");
        } else if (!one && files.isEmpty()) {
            throw usage("what shall be checked? Give a FILE, or --question, --answer and --context");
        } else if (stdout().size() > 1) {
            throw usage("stdout can take one of these: " + String.join(", ", stdout()));
        } else if (show < 0) {
            throw usage("--show is " + show + "; allowed: 0 or more");
        }
        Path[] inputs = files.stream()
                .filter(file -> !file.equals("-"))
                .map(console::path)
                .toArray(Path[]::new);
        Stream.concat(Stream.ofNullable(out), reports.files())
                .filter(name -> !name.equals("-"))
                .forEach(name -> {
                    OutputFile.refuseInput("the output", console.path(name), inputs);
                    OutputFile.refuseUnwritable(console.path(name));
                });
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private String name() {
        return files.size() == 1 ? CaseInput.name(files.get(0)) : answer != null ? "answer" : files.size() + " files";
    }

    private InputRecord.Good single() throws IOException {
        List<Document> documents = new ArrayList<>();
        for (String context : contexts) {
            boolean named = context.length() < 4096 && context.indexOf('\n') < 0 && exists(context);
            if (named) {
                documents.addAll(DocumentFolder.read(console.path(context)).all());
            } else if (context.matches("\\S+\\.\\w{1,5}")) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "--context " + context + " does not exist; check the path");
            } else {
                documents.add(Document.of(Integer.toString(documents.size()), context));
            }
        }
        Case testCase = new Case("answer", question == null ? "" : question, documents, null, null);
        return new InputRecord.Good(1, testCase, Answer.of(answer == null ? "" : answer));
    }

    private boolean exists(String context) {
        try {
            return Files.exists(console.path(context));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private List<InputRecord.Good> read(Config config, Tally tally) throws IOException {
        AnswerFiles all = new AnswerFiles(console, source, config.input());
        Table.Options said = table.options(console);
        List<InputRecord.Good> good = new ArrayList<>();
        List<String> bad = new ArrayList<>();
        for (String file : files) {
            for (InputRecord record : all.read(file, format, said)) {
                if (record instanceof InputRecord.Good readable) {
                    good.add(readable);
                    file(file).ifPresent(path -> sources.put(readable, path));
                } else {
                    String problem = record instanceof InputRecord.Bad unread
                            ? unread.problem()
                            : "no answer is recorded; there is nothing to check";
                    bad.add(CaseInput.name(file) + " line " + record.line() + ": " + problem);
                    tally.addUnread();
                }
            }
        }
        bad.stream().limit(good.isEmpty() ? REASONS : bad.size()).forEach(console::note);
        return good;
    }

    /** An input as a path from the working directory, where a code scanner can show it; nothing else has a place there. */
    private Optional<String> file(String input) {
        Path here = console.path("").toAbsolutePath().normalize();
        Path file = console.path(input).toAbsolutePath().normalize();
        return input.equals("-") || !file.startsWith(here)
                ? Optional.empty()
                : Optional.of(here.relativize(file).toString().replace(File.separatorChar, '/'));
    }

    private List<ObjectNode> score(List<InputRecord.Good> records, Config config, Tally tally) {
        // who asks for it waits until the model is loaded: the answers are read meanwhile
        FutureTask<Optional<String>> caution = new FutureTask<>(() -> wiring.caution(config, models.used()));
        Thread loading = new Thread(caution, "holdfast-loading");
        loading.setDaemon(true);
        loading.start();
        RecordScorer scorer = measures.apply(
                judge.apply(
                        wiring.faithfulness(config, models.used()), config, console, name -> wiring.chat(config, name)),
                wiring.faithfulness(config, models.used()));
        List<ObjectNode> lines = new ArrayList<>();
        DistinctIds ids = new DistinctIds();
        Iterator<InputRecord.Good> next = records.iterator();
        ProgressLine scored = new ProgressLine(console, InstantSource.system(), "answer", records.size());
        progress = scored;
        String logName = judge.log();
        try (OutputFile log = logName == null ? null : new OutputFile(console.path(logName))) {
            new Scoring(scorer, threads.count())
                    .runJudged(
                            List.<InputRecord>copyOf(records).iterator(),
                            line -> {
                                InputRecord.Good record = next.next();
                                ObjectNode checked = CheckLine.of(
                                        record,
                                        Json.own(line.json()),
                                        ids.take(record.testCase().id()));
                                lines.add(checked);
                                tally.add(checked);
                                String file = sources.get(record);
                                if (file != null) {
                                    reports.recorded(checked.path("id").asText(), file, record.line());
                                }
                                if (log != null && line.log() != null) {
                                    log.line(VerdictLogJson.write(line.log()));
                                }
                                scored.step();
                            },
                            bad -> {});
            if (log != null) {
                log.complete();
            }
        } finally {
            scored.clear();
        }
        result(caution).ifPresent(console::note);
        List<String> numbered = IntStream.range(0, lines.size())
                .filter(i -> !id(lines.get(i)).equals(records.get(i).testCase().id()))
                .mapToObj(i -> id(lines.get(i)))
                .toList();
        if (!numbered.isEmpty()) {
            console.note(numbered.size() + (numbered.size() == 1 ? " answer has" : " answers have")
                    + " the id of an earlier one; a number tells them apart: " + numbered.get(0)
                    + (numbered.size() == 1 ? "" : ", …"));
        }
        return lines;
    }

    private static String id(ObjectNode line) {
        return line.path("id").asText();
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        }
    }

    private void write(String name, List<ObjectNode> lines) {
        if (name.equals("-")) {
            lines.forEach(line -> console.out().print(CheckJson.line(line) + "\n"));
            return;
        }
        try (OutputFile file = new OutputFile(console.path(name))) {
            lines.forEach(line -> file.line(CheckJson.line(line)));
            file.complete();
        }
        console.err().println("wrote " + console.path(name));
    }

    private void print(List<ObjectNode> lines, Tally tally) {
        CheckText text = new CheckText(console);
        boolean whole = answer != null;
        List<ObjectNode> problems = lines.stream()
                .filter(line -> whole || !Standing.of(line).passes())
                .toList();
        int most = show == 0 ? problems.size() : Math.min(show, problems.size());
        problems.subList(0, most).forEach(line -> text().println(text.of(line, whole)));
        if (most < problems.size()) {
            text().println("… and " + (problems.size() - most) + " more; --show 0 prints all\n");
        }
        if (tally.total() > 0) {
            text().println(text.summary(tally));
        }
    }
}
