package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.lab.grounding.LabelledAnswers;
import io.holdfast.lab.grounding.ModelInputs;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench inputs}: what the grounding model and the decision see of labelled data, for training them. */
@Command(
        name = "inputs",
        description = {
            "Writes what the grounding model reads of labelled data: one line a claim with its evidence windows, gzipped JSON",
            "lines, one file a data set. With --features also what the decision over the model sees."
        },
        mixinStandardHelpOptions = true)
final class BenchInputsCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--data",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "Labelled answers, or documents with labelled claims: JSON lines (.gz too).")
    private List<Path> data = new ArrayList<>();

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "Where the files are written.")
    @SuppressWarnings("NullAway.Init")
    private Path out;

    @Option(names = "--features", description = "Adds the features of the decision: asks the model about every claim.")
    private boolean features;

    @Mixin
    private ModelOption models = new ModelOption();

    @Option(
            names = "--window",
            split = ",",
            paramLabel = "CHARS",
            description = "Lengths of the windows besides the configured one, for variety in training.")
    private int[] windows = {};

    @Option(
            names = "--foreign",
            description =
                    "Of documents with claims: adds a true claim of each beside the next document, as unsupported.")
    private boolean foreign;

    BenchInputsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        boolean model = features && models.used();
        Tracer tracer = new Tracer(config, model ? Scorers.of(config).grounding() : null);
        int[] chars = new int[windows.length + 1];
        chars[0] = config.grounding().windowChars();
        System.arraycopy(windows, 0, chars, 1, windows.length);
        ModelInputs inputs = new ModelInputs(tracer, features, chars);
        Files.createDirectories(out);
        for (Path file : data) {
            String set = LabelledAnswers.name(file);
            List<JsonNode> rows = LabelledAnswers.rows(file);
            List<String> lines = IntStream.range(0, rows.size())
                    .parallel()
                    .boxed()
                    .flatMap(i -> inputs(inputs, set, rows, i))
                    .map(Json::line)
                    .toList();
            write(out.resolve(set + ".jsonl.gz"), lines);
            console.err().println(set + ": " + lines.size() + " claims of " + rows.size() + " lines");
        }
        return Exit.OK;
    }

    private Stream<ObjectNode> inputs(ModelInputs inputs, String set, List<JsonNode> rows, int i) {
        JsonNode next = rows.get((i + 1) % rows.size());
        return Stream.concat(
                inputs.of(set, rows.get(i)).stream(),
                foreign ? inputs.foreign(set, rows.get(i), next).stream() : Stream.of());
    }

    private static void write(Path file, List<String> lines) throws IOException {
        try (BufferedWriter writer = new BufferedWriter(
                new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8))) {
            for (String line : lines) {
                writer.write(line);
                writer.write('\n');
            }
        }
    }
}
