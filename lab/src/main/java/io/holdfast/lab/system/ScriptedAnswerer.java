package io.holdfast.lab.system;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Recorded answers, by case and condition. A line without a condition answers every condition of its case that has no
 * line of its own; a case without a line fails, it is never answered with something else.
 */
public final class ScriptedAnswerer implements Fingerprinted {
    private final String id;
    private final String fingerprint;
    private final Map<String, Answer> answers = new HashMap<>();
    private final Map<String, Answer> anyCondition = new HashMap<>();

    private ScriptedAnswerer(String id, String fingerprint) {
        this.id = id;
        this.fingerprint = fingerprint;
    }

    /** @param text JSONL: {@code {"case","condition"?,"answer","usage"?}}; other fields are ignored */
    public static ScriptedAnswerer of(String id, String text) {
        ScriptedAnswerer scripted = new ScriptedAnswerer(id, Hash.of(id, text));
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                scripted.add(lines.get(i), id + ": line " + (i + 1));
            }
        }
        return scripted;
    }

    private void add(String line, String place) {
        JsonNode node;
        try {
            node = Json.read(line);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": not JSON: " + e.getOriginalMessage(), e);
        }
        String testCase = node.path("case").asText();
        if (!node.hasNonNull("case")) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": field case is missing");
        }
        if (!node.path("answer").isTextual()) {
            if (node.has("status")) {
                return; // a failed or pending trial of a recorded run has no answer to replay
            }
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": field answer is missing");
        }
        Answer answer = new Answer(node.path("answer").asText(), id, List.of(), usage(node.path("usage")), null);
        if (node.hasNonNull("condition")) {
            answers.put(trial(testCase, node.path("condition").asText()), answer);
        } else {
            anyCondition.put(testCase, answer);
        }
    }

    private static Answer.@Nullable Usage usage(JsonNode node) {
        return node.isObject()
                ? new Answer.Usage(
                        node.path("input_tokens").asInt(),
                        node.path("output_tokens").asInt())
                : null;
    }

    private static String trial(String testCase, String condition) {
        return condition.equals("full") ? testCase : testCase + "@" + condition;
    }

    /** Which conditions the case has answers for, where the one asked for is missing: perhaps it is called otherwise. */
    private String elsewhere(String trial) {
        List<String> others = answers.keySet().stream()
                .filter(key -> key.startsWith(trial + "@"))
                .map(key -> key.substring(trial.length() + 1))
                .sorted()
                .toList();
        return others.isEmpty()
                ? ""
                : " under the condition full (it has answers for: " + String.join(", ", others)
                        + "; leave the condition out, or call it full)";
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String fingerprint() {
        return fingerprint;
    }

    /** The case's id is the trial: {@code CASE}, or {@code CASE@CONDITION}. */
    @Override
    public Answer answer(Case testCase) {
        String trial = testCase.id();
        Answer exact = answers.get(trial);
        int at = trial.lastIndexOf('@');
        Answer whole = exact != null ? exact : anyCondition.get(trial); // an id may hold an @ of its own
        Answer answer = whole != null || at < 0 ? whole : anyCondition.get(trial.substring(0, at));
        if (answer == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    id + " holds no answer for " + trial + elsewhere(trial) + "; record one, or leave the case out");
        }
        return answer;
    }
}
