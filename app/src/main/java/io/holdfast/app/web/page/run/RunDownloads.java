package io.holdfast.app.web.page.run;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.lab.report.Analysis;
import io.holdfast.lab.report.Csv;
import io.holdfast.lab.report.Jsonl;
import io.holdfast.lab.report.JunitXml;
import io.holdfast.lab.report.Markdown;
import io.holdfast.lab.report.Sarif;
import io.holdfast.lab.report.html.HtmlReport;
import io.holdfast.lab.result.ModelStats;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The report of a run and its files for other tools, made when they are asked for. */
public final class RunDownloads {
    /** Files with what people call them. */
    static final Map<String, String> NAMES = names();

    private final Shelf shelf;
    private final String version;

    public RunDownloads(Shelf shelf, String version) {
        this.shelf = shelf;
        this.version = version;
    }

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("junit.xml", "JUnit XML");
        names.put("findings.sarif", "SARIF");
        names.put("cases.csv", "CSV");
        names.put("cases.jsonl", "JSONL");
        names.put("summary.md", "Markdown");
        names.put("analysis.md", "Written analysis");
        return names;
    }

    public void register(RoutesConfig routes) {
        routes.get("/runs/{id}/report.html", this::report);
        routes.get("/runs/{id}/files/{file}", this::file);
    }

    private void report(Context context) {
        sandboxed(context, shelf.inTurn(() -> HtmlReport.of(models(context), null)));
    }

    /**
     * The report brings its own policy; the sandbox keeps it away from the service it came from. A sandboxed page must
     * not ask for an opener policy, or browsers refuse it.
     */
    public static void sandboxed(Context context, String report) {
        context.header(
                "Content-Security-Policy",
                HtmlReport.policy() + "; frame-ancestors 'none'; sandbox allow-scripts allow-downloads");
        context.header("Cross-Origin-Opener-Policy", "unsafe-none");
        context.contentType("text/html; charset=utf-8").result(bytes(report));
    }

    private void file(Context context) {
        String file = context.pathParam("file");
        if (!NAMES.containsKey(file)) {
            throw new ProblemException(
                    Problem.Kind.NOT_FOUND, "a run has no such file; there are " + String.join(", ", NAMES.keySet()));
        }
        byte[] content = shelf.inTurn(() -> bytes(content(file, models(context))));
        context.header(
                "Content-Disposition",
                "attachment; filename=\"" + context.pathParam("id").replaceAll("[^A-Za-z0-9._-]", "_") + "-" + file
                        + "\"");
        context.contentType(type(file)).result(content);
    }

    private List<ModelStats> models(Context context) {
        return ModelStats.of(List.of(shelf.load(context.pathParam("id"))));
    }

    private String content(String file, List<ModelStats> models) {
        return switch (file) {
            case "junit.xml" -> JunitXml.of(models);
            case "findings.sarif" -> Sarif.of(models, version);
            case "cases.csv" -> Csv.of(models);
            case "cases.jsonl" -> Jsonl.of(models);
            case "summary.md" -> Markdown.of(models);
            default -> Analysis.of(models);
        };
    }

    private static String type(String file) {
        return switch (file) {
            case "junit.xml" -> "application/xml; charset=utf-8";
            case "findings.sarif" -> "application/sarif+json; charset=utf-8";
            case "cases.csv" -> "text/csv; charset=utf-8";
            case "cases.jsonl" -> "application/x-ndjson; charset=utf-8";
            default -> "text/markdown; charset=utf-8";
        };
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
