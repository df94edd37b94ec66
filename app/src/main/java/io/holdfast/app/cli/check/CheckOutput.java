package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.option.ReportOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where the results of {@code check} go: text for people, JSON, files, reports. One of them may take stdout. */
final class CheckOutput {
    private static final int SHOWN = 20;

    @Option(names = "--out", paramLabel = "FILE", description = "Results as JSON lines; report and compare read them.")
    private @Nullable String out;

    @Option(names = "--json", description = "Prints the results as one JSON document instead of text.")
    private boolean json;

    @Option(
            names = "--show",
            paramLabel = "N",
            description = "How many answers with problems are printed; 0: all (default: ${DEFAULT-VALUE}).")
    private int show = SHOWN;

    @Mixin
    private ReportOptions reports = new ReportOptions();

    /** What is wrong with these options, in words. */
    Optional<String> mistake() {
        if (stdout().size() > 1) {
            return Optional.of("stdout can take one of these: " + String.join(", ", stdout()));
        }
        return show < 0 ? Optional.of("--show is " + show + "; allowed: 0 or more") : Optional.empty();
    }

    /** Refuses files that cannot be written, and those that are read. */
    void refuse(Console console, Path... inputs) {
        Stream.concat(Stream.ofNullable(out), reports.files())
                .filter(name -> !name.equals("-"))
                .forEach(name -> {
                    OutputFile.refuseInput("the output", console.path(name), inputs);
                    OutputFile.refuseUnwritable(console.path(name));
                });
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

    boolean json() {
        return json;
    }

    int show() {
        return show;
    }

    ReportOptions reports() {
        return reports;
    }

    /** Where text for people goes: to stderr when stdout is taken by something for machines. */
    PrintStream text(Console console) {
        return stdout().isEmpty() ? console.out() : console.err();
    }

    /** Writes the lines of {@code --out}, if asked to. */
    void write(Console console, List<ObjectNode> lines) {
        if (out == null) {
            return;
        }
        if (out.equals("-")) {
            lines.forEach(line -> console.out().print(CheckJson.line(line) + "\n"));
            return;
        }
        try (OutputFile file = new OutputFile(console.path(out))) {
            lines.forEach(line -> file.line(CheckJson.line(line)));
            file.complete();
        }
        console.err().println("wrote " + console.path(out));
    }

    /** @param whole whether answers without a problem are printed too, and all claims of each */
    void print(Console console, List<ObjectNode> lines, Tally tally, boolean whole) {
        CheckText text = new CheckText(console);
        List<ObjectNode> problems = lines.stream()
                .filter(line -> whole || !Standing.of(line).passes())
                .toList();
        int most = show == 0 ? problems.size() : Math.min(show, problems.size());
        problems.subList(0, most).forEach(line -> text(console).println(text.of(line, whole)));
        if (most < problems.size()) {
            text(console).println("… and " + (problems.size() - most) + " more; --show 0 prints all\n");
        }
        if (tally.total() > 0) {
            text(console).println(text.summary(tally));
        }
    }
}
