package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.lab.check.Bars;
import io.holdfast.lab.check.CheckedRun;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.report.Csv;
import io.holdfast.lab.report.JunitXml;
import io.holdfast.lab.report.Markdown;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.report.Sarif;
import io.holdfast.lab.report.html.GateStatus;
import io.holdfast.lab.report.html.HtmlReport;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The reports that {@code check} writes beside its summary. */
final class CheckReports {
    @Option(names = "--html", paramLabel = "FILE", description = "A report as one HTML file.")
    private @Nullable String html;

    @Option(names = "--junit", paramLabel = "FILE", description = "JUnit XML: a test for each answer.")
    private @Nullable String junit;

    @Option(names = "--sarif", paramLabel = "FILE", description = "SARIF 2.1.0: a result for each unsupported claim.")
    private @Nullable String sarif;

    @Option(names = "--markdown", paramLabel = "FILE", description = "A summary for a build step.")
    private @Nullable String markdown;

    @Option(names = "--csv", paramLabel = "FILE", description = "A row for each answer.")
    private @Nullable String csv;

    @Option(names = "--title", paramLabel = "TEXT", description = "Title of the HTML report.")
    private @Nullable String title;

    void write(Console console, String name, List<ObjectNode> lines, Config config, Bars bars, Tally tally) {
        if (html == null && junit == null && sarif == null && markdown == null && csv == null) {
            return;
        }
        RunResult run = CheckedRun.of(name, lines, config, Version.current());
        run.summary().put("unread", tally.unread());
        List<ModelStats> models = ModelStats.of(List.of(run));
        GateStatus gate = new GateStatus(bars.any(), bars.missedBy(tally));
        write(console, html, () -> HtmlReport.of(models, null, List.of(), new HtmlReport.Heading(title, gate)));
        write(console, junit, () -> JunitXml.of(models));
        write(console, sarif, () -> Sarif.of(models, Version.current()));
        write(console, markdown, () -> Markdown.of(models));
        write(console, csv, () -> Csv.of(models));
    }

    private static void write(Console console, @Nullable String name, Supplier<String> content) {
        if (name != null) {
            Path file = console.path(name);
            ReportFiles.write(file, content.get());
            console.err().println("wrote " + file);
        }
    }
}
