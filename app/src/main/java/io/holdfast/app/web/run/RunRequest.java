package io.holdfast.app.web.run;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.run.Dimension;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What someone asked to be run.
 *
 * @param model {@code extractive}, {@code recorded} (the answers that came with the cases) or one the configuration allows
 * @param dataset a bundled name, or what the uploaded cases are called
 * @param cases uploaded; null for a bundled data set
 * @param limit only so many cases; null for all
 * @param fresh whether answers of earlier runs are left alone
 */
public record RunRequest(
        String model,
        String dataset,
        @Nullable List<Uploaded> cases,
        Set<Dimension> dimensions,
        @Nullable Integer limit,
        boolean fresh) {
    /** Bundled data sets; nothing else is read from the disk for a request. */
    public static final List<String> BUNDLED = List.of("clean", "distractor", "paraphrase", "all", "indonesian");

    /** The model that gives the answers the cases came with. */
    public static final String RECORDED = "recorded";

    public RunRequest {
        cases = cases == null ? null : List.copyOf(cases);
        dimensions = Set.copyOf(dimensions);
    }

    /** A case that came with the request; its answer counts for {@link #RECORDED} only. */
    public record Uploaded(Case testCase, Answer answer) {}

    ObjectNode json() {
        ObjectNode node = Json.object()
                .put("format", "holdfast-run-request/1")
                .put("model", model)
                .put("dataset", dataset)
                .put("uploaded", cases != null)
                .put(
                        "dimensions",
                        EnumSet.copyOf(dimensions).stream().map(Dimension::id).collect(Collectors.joining(",")))
                .put("fresh", fresh);
        if (limit != null) {
            node.put("limit", limit);
        }
        return node;
    }

    /** The uploaded cases in the native format. */
    static String lines(List<Uploaded> cases) {
        StringBuilder text = new StringBuilder();
        for (Uploaded uploaded : cases) {
            Case c = uploaded.testCase();
            ObjectNode node = Json.object().put("id", c.id()).put("question", c.question());
            ArrayNode contexts = node.putArray("contexts");
            c.documents()
                    .forEach(d -> contexts.addObject()
                            .put("id", d.id())
                            .put("title", d.title())
                            .put("url", d.url())
                            .put("text", d.text()));
            node.put("reference", c.reference()).put("answerable", c.answerable());
            text.append(Json.line(node)).append('\n');
        }
        return text.toString();
    }

    /** The answers of the uploaded cases, as recorded answers are kept. */
    static String answers(List<Uploaded> cases) {
        return cases.stream()
                .map(c -> Json.line(Json.object()
                        .put("case", c.testCase().id())
                        .put("answer", c.answer().text())))
                .collect(Collectors.joining("\n"));
    }
}
