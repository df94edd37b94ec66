package io.holdfast.lab.format.langsmith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.FoundDocuments;
import io.holdfast.lab.format.openinference.StepSpan;
import io.holdfast.lab.format.openinference.StepsReader;
import io.holdfast.lab.input.JsonInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What LangSmith exports as spans: runs one by one, under {@code runs}, or with their {@code child_runs} inside. */
public final class LangSmithRuns {
    private static final int MAX_DEPTH = 100;

    private final FoundDocuments documents;

    private LangSmithRuns(JsonInput json) {
        this.documents = new FoundDocuments(json);
    }

    public static CaseReader reader(InputSettings settings, Losses losses) {
        return new StepsReader(
                settings, losses, Set.of("runs", "data"), new LangSmithRuns(new JsonInput(settings))::of);
    }

    private List<ObjectNode> of(JsonNode run) throws BadFieldException {
        List<ObjectNode> spans = new ArrayList<>();
        String id = run.path("id").asText();
        add(spans, run, run.path("trace_id").asText(id), 0);
        return spans;
    }

    private void add(List<ObjectNode> spans, JsonNode run, String trace, int depth) throws BadFieldException {
        if (!run.path("id").isTextual() || !run.path("run_type").isTextual()) {
            throw new BadFieldException("no run of LangSmith: \"id\" and \"run_type\" are its least fields");
        }
        JsonNode metadata = run.path("extra").path("metadata");
        String parent = run.path("parent_run_id").asText("");
        String kind = kind(run.path("run_type").asText());
        spans.add(new StepSpan(trace, run.path("id").asText(), parent.isEmpty() ? null : parent, kind)
                .times(run.path("start_time"), run.path("end_time"))
                .input(run.path("inputs"))
                .attribute("llm.model_name", metadata.path("ls_model_name"))
                .attribute("session.id", metadata.path("thread_id"))
                .output(run.path("outputs"), documents)
                .name(run.path("name"))
                .json());
        if (depth < MAX_DEPTH) {
            for (JsonNode child : run.path("child_runs")) {
                add(spans, child, trace, depth + 1);
            }
        }
    }

    private static String kind(String type) {
        return switch (type) {
            case "llm" -> StepSpan.LLM;
            case "retriever" -> StepSpan.RETRIEVER;
            case "tool" -> StepSpan.TOOL;
            case "embedding" -> "EMBEDDING";
            default -> StepSpan.CHAIN;
        };
    }
}
