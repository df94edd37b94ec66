package io.holdfast.app.web.page.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.report.Failure;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;

/**
 * Which failures are shown.
 *
 * @param run id of a run, or {@code all}
 * @param failureClass one of {@link #CLASSES}, or empty for all
 * @param model empty for all
 * @param query words to be found in id, question or answer; empty for all
 */
record FailureFilter(String run, String failureClass, String model, String query) {
    static final List<String> CLASSES = List.of(
            "contradicted",
            "not_found",
            "false_insufficient_context",
            "inconsistent",
            "context_independent",
            "sensitive",
            "insufficient_retrieval",
            "unmeasured");

    /** @param latest taken where no run is named */
    static FailureFilter of(Context context, String latest) {
        String run = text(context, "run");
        String failureClass = text(context, "class");
        return new FailureFilter(
                run.isEmpty() ? latest : run,
                CLASSES.contains(failureClass) ? failureClass : "",
                text(context, "model"),
                text(context, "q"));
    }

    private static String text(Context context, String name) {
        String value = context.queryParam(name);
        return value == null ? "" : value.strip();
    }

    boolean ofModel(String name) {
        return model.isEmpty() || model.equals(name);
    }

    boolean shows(JsonNode finding, Failure failure) {
        return ofClass(finding, failure) && found(finding);
    }

    /** A case with a contradicted and an unfounded claim is of both classes. */
    private boolean ofClass(JsonNode finding, Failure failure) {
        boolean claims = failure.failureClass().equals("contradicted")
                || failure.failureClass().equals("not_found");
        return failureClass.isEmpty()
                || failureClass.equals(failure.failureClass())
                || claims && finding.path("counts").path(failureClass).asInt() > 0;
    }

    private boolean found(JsonNode finding) {
        String wanted = query.toLowerCase(Locale.ROOT);
        for (String field : new String[] {"case", "question", "answer"}) {
            if (finding.path(field).asText().toLowerCase(Locale.ROOT).contains(wanted)) {
                return true;
            }
        }
        return false;
    }
}
