package io.holdfast.app.cli.option;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.Csv;
import io.holdfast.lab.report.JunitXml;
import io.holdfast.lab.report.Markdown;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.report.Sarif;
import io.holdfast.lab.report.html.ExtraSection;
import io.holdfast.lab.report.html.GateStatus;
import io.holdfast.lab.report.html.HtmlReport;
import io.holdfast.lab.result.ModelStats;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The reports that {@code check} and {@code report} write, each to its file; {@code -} is stdout. */
public final class ReportOptions {
    @Option(names = "--html", paramLabel = "FILE", description = "The report as one HTML file.")
    private @Nullable String html;

    @Option(names = "--title", paramLabel = "TEXT", description = "Title of the HTML report.")
    private @Nullable String title;

    @Option(names = "--junit", paramLabel = "FILE", description = "JUnit XML: a test for each case and dimension.")
    private @Nullable String junit;

    @Option(names = "--sarif", paramLabel = "FILE", description = "SARIF 2.1.0: a result for each unsupported claim.")
    private @Nullable String sarif;

    @Option(names = "--markdown", paramLabel = "FILE", description = "A summary for a build step; - is stdout.")
    private @Nullable String markdown;

    @Option(names = "--csv", paramLabel = "FILE", description = "A row for each case and dimension.")
    private @Nullable String csv;

    private final Map<String, Sarif.Place> recorded = new HashMap<>();

    /** Where a case was read: what is wrong with it is shown there. */
    public void recorded(String id, String file, long line) {
        recorded.put(id, new Sarif.Place(file, line));
    }

    /** Whether any of them is asked for. */
    public boolean any() {
        return files().findAny().isPresent();
    }

    /** Those that are asked for, as the user names them. */
    public Stream<String> files() {
        return Stream.of(html, junit, sarif, markdown, csv)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull);
    }

    /**
     * @param gate what the report says of the limits
     * @param comparison made only where the HTML shows it; null: none
     * @param extras sections of other parts of the product
     */
    public void write(
            Console console,
            List<ModelStats> models,
            GateStatus gate,
            @Nullable Supplier<Comparison> comparison,
            Supplier<List<ExtraSection>> extras) {
        write(
                console,
                html,
                () -> HtmlReport.of(
                        models,
                        comparison == null ? null : comparison.get(),
                        extras.get(),
                        new HtmlReport.Heading(title, gate)));
        write(console, junit, () -> JunitXml.of(models));
        write(console, sarif, () -> Sarif.of(models, Version.current(), recorded));
        write(console, markdown, () -> Markdown.of(models, gate.sentences()));
        write(console, csv, () -> Csv.of(models));
    }

    /** Writes one output where it is asked for, and says so. */
    public static void write(Console console, @Nullable String name, Supplier<String> content) {
        if (name == null) {
            return;
        }
        if (name.equals("-")) {
            console.out().print(content.get());
            console.out().flush();
            return;
        }
        Path file = console.path(name);
        ReportFiles.write(file, content.get());
        console.err().println("wrote " + file);
    }
}
