package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Hidden;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Score;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Runs as JUnit XML, for build servers: a suite for each run and dimension, a test for each case. A failure is a
 * failure, what could not be measured an error, what rightly abstained a test that passed.
 */
public final class JunitXml {
    private JunitXml() {}

    public static String of(List<ModelStats> models) {
        StringBuilder out =
                new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"holdfast\">\n");
        for (ModelStats model : models) {
            for (String dimension : model.run().dimensions()) {
                suite(out, model, dimension, model.run().findings(dimension));
            }
        }
        return out.append("</testsuites>\n").toString();
    }

    private static void suite(StringBuilder out, ModelStats model, String dimension, List<ObjectNode> findings) {
        long errors = findings.stream().filter(Score::unmeasured).count();
        long failures = findings.stream().filter(Score::failure).count() - errors;
        Map<String, Double> latencies =
                dimension.equals("faithfulness") ? model.run().latencies() : Map.of();
        double total =
                latencies.values().stream().mapToDouble(Double::doubleValue).sum();
        String name = model.label() + "." + dimension;
        out.append("  <testsuite name=\"").append(escape(name)).append('"');
        out.append(" tests=\"" + findings.size() + "\" failures=\"" + failures + "\" errors=\"" + errors
                + "\" skipped=\"0\" time=\"" + seconds(total) + "\">\n");
        for (ObjectNode finding : findings) {
            String id = finding.path("case").asText();
            out.append("    <testcase classname=\"")
                    .append(escape(name))
                    .append("\" name=\"")
                    .append(escape(id));
            out.append("\" time=\"" + seconds(latencies.getOrDefault(id, 0.0)) + "\"");
            Failure failure = Failure.of(finding);
            if (failure == null && !finding.has("language")) {
                out.append("/>\n");
                continue;
            }
            out.append(">\n");
            language(out, finding);
            if (failure != null) {
                failure(out, finding, failure);
            }
            out.append("    </testcase>\n");
        }
        out.append("  </testsuite>\n");
    }

    /** The language of the answer as a property of its test. */
    private static void language(StringBuilder out, ObjectNode finding) {
        if (finding.has("language")) {
            out.append("      <properties>\n        <property name=\"language\" value=\"")
                    .append(escape(finding.path("language").asText()))
                    .append("\"/>\n      </properties>\n");
        }
    }

    private static void failure(StringBuilder out, ObjectNode finding, Failure failure) {
        String tag = Score.unmeasured(finding) ? "error" : "failure";
        out.append("      <" + tag + " type=\"").append(escape(failure.failureClass()));
        out.append("\" message=\"").append(escape(failure.summary())).append("\">");
        out.append(escape("question: " + finding.path("question").asText() + "\nanswer: "
                + finding.path("answer").asText("none") + "\n" + String.join("\n", failure.sentences())));
        out.append("</" + tag + ">\n");
    }

    private static String seconds(double milliseconds) {
        return String.format(Locale.ROOT, "%.3f", milliseconds / 1000);
    }

    /** XML cannot hold control characters at all: they are shown by their code. */
    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        Hidden.shown(text).codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\n' -> out.append("&#10;");
                default ->
                    out.appendCodePoint(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? 0xFFFD : c);
            }
        });
        return out.toString();
    }
}
