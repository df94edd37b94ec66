package io.holdfast.app.cli.check;

import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.app.cli.terminal.OutputFiles;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.convert.Conversion;
import io.holdfast.lab.convert.Format;
import io.holdfast.lab.convert.ScoreLines;
import io.holdfast.lab.convert.Writers;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.trec.BeirFolder;
import io.holdfast.lab.input.Gzip;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast convert}: cases, or findings about them, from one format to another. */
@Command(
        name = "convert",
        description = "Converts cases between formats; with --scores, writes findings in another tool's format.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nFormats:%n",
        footer = {
            "  read and written: native, ragas, deepeval, promptfoo, promptfoo-config,",
            "                    trec-rag, openinference, beir (a folder), trec-run,",
            "                    trec-qrels",
            "  read: alce, messages, langfuse, langsmith, opik (traces with their steps),",
            "        phoenix (as openinference), Parquet by the names of its columns",
            "  written only, with --scores: lettucedetect, vertex, and scores to import:",
            "                    langfuse, langsmith, opik, phoenix; promptfoo and",
            "                    openinference then hold findings too",
            "What a format has no place for is said on stderr. A record that cannot be read",
            "is reported there too, the others are converted, and the exit code is 2."
        })
public final class ConvertCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Mixin
    private CaseInput source = new CaseInput();

    @Option(names = "--from", paramLabel = "FORMAT", description = "Format of IN (default: ${DEFAULT-VALUE}).")
    private String from = CaseInput.AUTO;

    @Option(names = "--to", required = true, paramLabel = "FORMAT", description = "Format of OUT.")
    private String to = "";

    @Option(names = "--scores", paramLabel = "FILE", description = "What holdfast score said about IN.")
    private @Nullable String scores;

    @Option(
            names = "--corpus-out",
            paramLabel = "FILE",
            description = "Where the texts go that trec-rag only names, as JSON lines.")
    private @Nullable String corpusOut;

    @Option(
            names = "--queries",
            paramLabel = "FILE",
            description = "Wordings of the questions that trec-run and trec-qrels only name.")
    private @Nullable String queries;

    @Option(names = "--strict", description = "Stops at the first record that cannot be read.")
    private boolean strict;

    @Parameters(index = "0", paramLabel = "IN", description = "A file, a BEIR folder, or - for stdin.")
    private String input = "-";

    @Parameters(index = "1", paramLabel = "OUT", description = "A file, a folder for beir, or - for stdout.")
    private String out = "-";

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        InputSettings settings = options.load(console).config().input();
        Format target = Format.writable(to);
        if (target.needsScores() && scores == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    target.id()
                            + " reports findings: score IN first (holdfast score --input IN --out SCORES), then give"
                            + " --scores SCORES");
        }
        refuseToReplaceTheInput();
        Losses losses = new Losses();
        Conversion.Counts counts;
        if (CaseInput.isBeir(console, input, from)) {
            counts = write(target, new BeirFolder(console.path(input), settings, losses).records(), settings, losses);
        } else {
            try (CaseInput.Answers cases = source.anyCases(console, input, from, queries, settings, losses)) {
                counts = write(target, cases.records(), settings, losses);
            }
        }
        losses.lines().forEach(line -> console.err().println("holdfast: not carried over to " + to + ": " + line));
        if (counts.unread() > 0) {
            console.err()
                    .printf(
                            "holdfast: %,d of %,d records could not be read; the others were converted%n",
                            counts.unread(), counts.written() + counts.unread());
        }
        return counts.unread() == 0 ? Exit.OK : Exit.BAD_INPUT;
    }

    private void refuseToReplaceTheInput() {
        if (!input.equals("-")) {
            if (!out.equals("-")) {
                OutputFile.refuseInput("OUT", console.path(out), console.path(input));
            }
            if (corpusOut != null) {
                OutputFile.refuseInput("--corpus-out", console.path(corpusOut), console.path(input));
            }
        }
    }

    private Conversion.Counts write(Format target, Iterator<InputRecord> records, InputSettings settings, Losses losses)
            throws IOException {
        if (scores == null) {
            return convert(target, records, null, losses);
        }
        try (InputStream in = Gzip.open(console.path(scores))) {
            return convert(target, records, new ScoreLines(in, scores, settings), losses);
        }
    }

    private Conversion.Counts convert(
            Format target, Iterator<InputRecord> records, @Nullable ScoreLines findings, Losses losses)
            throws IOException {
        Writers writers = new Writers(findings != null, CaseInput.changed(console, input), Version.current(), losses);
        try (OutputFiles files = new OutputFiles()) {
            CaseWriter writer;
            if (target == Format.BEIR) {
                Path folder = console.path(out);
                writer = writers.beir(name -> files.open(folder.resolve(name)));
            } else {
                Writer corpus = corpusOut == null ? null : files.open(console.path(corpusOut));
                writer = writers.of(target, out.equals("-") ? standardOut() : files.open(console.path(out)), corpus);
            }
            Conversion.Counts counts = new Conversion(findings, writer, this::report).run(records);
            files.complete();
            console.out().flush();
            return counts;
        }
    }

    private Writer standardOut() {
        return new OutputStreamWriter(console.out(), StandardCharsets.UTF_8) {
            @Override
            public void write(String text, int offset, int length) throws IOException {
                super.write(text, offset, length);
                flush();
            }
        };
    }

    private void report(InputRecord.Bad bad) {
        String message = CaseInput.name(input) + " line " + bad.line() + ": " + bad.problem();
        if (strict) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, message + " (stopped: --strict)");
        }
        console.err().println("holdfast: " + message);
    }
}
