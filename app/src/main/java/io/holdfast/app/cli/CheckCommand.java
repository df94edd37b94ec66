package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.pipeline.Scoring;
import io.holdfast.core.config.Config;
import io.holdfast.core.judge.VerdictLogJson;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.Bars;
import io.holdfast.lab.check.CheckLine;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.table.DocumentFolder;
import io.holdfast.lab.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
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
            "  holdfast check answers.csv --map question=user_query,answer=bot_reply,contexts=passages \\",
            "      --split '---' --html report.html",
            "  holdfast check answers.jsonl --fail-under 0.9 --max-contradicted 0 --junit out.xml",
            "  holdfast check --question \"...\" --answer \"...\" --context manual.md"
        })
final class CheckCommand implements Callable<Integer> {
    private static final int SHOWN = 20;
    private static final int REASONS = 3;

    private final Console console;
    private final Wiring wiring;

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
            description = "auto, native, ragas, deepeval, promptfoo, trec-rag or openinference (default:"
                    + " ${DEFAULT-VALUE}: told by content).")
    private String format = CaseInput.AUTO;

    @Mixin
    private CaseInput source = new CaseInput();

    @Mixin
    private GateOptions gate = new GateOptions();

    @Option(names = "--out", paramLabel = "FILE", description = "Results as JSON lines; report and compare read them.")
    private @Nullable String out;

    @Mixin
    private CheckReports reports = new CheckReports();

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

    @Option(names = "--no-model", description = "Uses no neural model: words and facts only, faster.")
    private boolean noModel;

    CheckCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        validate();
        Bars bars = gate.bars();
        Config config = options.load(console).config();
        Tally tally = new Tally();
        List<InputRecord.Good> records = answer == null ? read(config, tally) : List.of(single());
        List<ObjectNode> lines = records.isEmpty() ? List.of() : score(records, config, tally);
        if (out != null) {
            write(out, lines);
        }
        if (!lines.isEmpty()) {
            reports.write(console, name(), lines, config, bars, tally);
        }
        if (json) {
            console.out().println(Json.pretty(CheckJson.of(lines, tally, bars)));
        } else {
            print(lines, tally);
        }
        console.out().flush();
        return GateOptions.verdict(console, bars, tally);
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
        } else if (show < 0) {
            throw usage("--show is " + show + "; allowed: 0 or more");
        }
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
                } else {
                    String problem = record instanceof InputRecord.Bad unread
                            ? unread.problem()
                            : "no answer is recorded; there is nothing to check";
                    bad.add(CaseInput.name(file) + " line " + record.line() + ": " + problem);
                    tally.addUnread();
                }
            }
        }
        bad.stream()
                .limit(good.isEmpty() ? REASONS : bad.size())
                .forEach(problem -> console.err().println("holdfast: " + problem));
        return good;
    }

    private List<ObjectNode> score(List<InputRecord.Good> records, Config config, Tally tally) {
        RecordScorer scorer =
                judge.apply(wiring.faithfulness(config, !noModel), config, name -> wiring.chat(config, name));
        wiring.caution(config, !noModel).ifPresent(why -> console.err().println("holdfast: " + why));
        List<ObjectNode> lines = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        Iterator<InputRecord.Good> next = records.iterator();
        Progress progress = new Progress(console, InstantSource.system(), "answers", records.size());
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
                                        distinct(record.testCase().id(), ids));
                                lines.add(checked);
                                tally.add(checked);
                                if (log != null && line.log() != null) {
                                    log.line(VerdictLogJson.write(line.log()));
                                }
                                progress.step();
                            },
                            bad -> {});
            if (log != null) {
                log.complete();
            }
        } finally {
            progress.clear();
        }
        return lines;
    }

    /** Ids that occur again get a number, so that every line is about one answer. */
    private static String distinct(String id, Set<String> taken) {
        String result = id;
        for (int n = 2; !taken.add(result); n++) {
            result = id + "#" + n;
        }
        return result;
    }

    private void write(String name, List<ObjectNode> lines) {
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
        problems.subList(0, most).forEach(line -> console.out().println(text.of(line, whole)));
        if (most < problems.size()) {
            console.out().println("… and " + (problems.size() - most) + " more; --show 0 prints all\n");
        }
        if (tally.total() > 0) {
            console.out().println(text.summary(tally));
        }
    }
}
