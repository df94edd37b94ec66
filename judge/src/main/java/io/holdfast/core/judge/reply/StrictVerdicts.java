package io.holdfast.core.judge.reply;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.holdfast.core.judge.reply.word.Opinion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The strict way to read a reply: one JSON object, exactly of the form that was asked for, and nothing around it. A server
 * that holds its model to a schema gives nothing else. What is not of that form is left to {@link VerdictParser}'s other
 * ways.
 */
final class StrictVerdicts {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final Set<String> TOP = Set.of("nonce", "verdicts");
    private static final Set<String> FIELDS = Set.of("id", "reason", "verdict");

    private StrictVerdicts() {}

    /** What a strict reply says: its nonce, or an empty text, and a ruling for each id it names. */
    record Strict(String nonce, Map<Integer, Ruling> rulings) {}

    static Optional<Strict> read(String reply, List<Statement> statements) {
        String text = reply.strip();
        if (!text.startsWith("{") || !text.endsWith("}")) {
            return Optional.empty();
        }
        try {
            JsonNode root = JSON.readTree(text);
            JsonNode verdicts = root.path("verdicts");
            boolean form = names(root).equals(TOP)
                    && root.path("nonce").isTextual()
                    && verdicts.isArray()
                    && !verdicts.isEmpty();
            return form
                    ? rulings(verdicts, statements)
                            .map(rulings -> new Strict(root.path("nonce").textValue(), rulings))
                    : Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static Optional<Map<Integer, Ruling>> rulings(JsonNode verdicts, List<Statement> statements) {
        Set<Integer> asked = new HashSet<>();
        statements.forEach(s -> asked.add(s.id()));
        Map<Integer, Ruling> rulings = new HashMap<>();
        for (JsonNode verdict : verdicts) {
            JsonNode id = verdict.path("id");
            JsonNode value = verdict.path("verdict");
            boolean form = names(verdict).equals(FIELDS)
                    && id.isInt()
                    && verdict.path("reason").isTextual()
                    && value.isInt()
                    && (value.intValue() == 0 || value.intValue() == 1);
            if (!form || !asked.contains(id.intValue())) {
                return Optional.empty();
            }
            String reason = verdict.path("reason").textValue();
            boolean supported = value.intValue() == 1 && !JsonVerdicts.denies(reason);
            Ruling before = rulings.put(id.intValue(), new Ruling(supported ? Opinion.YES : Opinion.NO, reason));
            if (before != null) {
                return Optional.empty();
            }
        }
        return Optional.of(rulings);
    }

    private static Set<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return Set.copyOf(names);
    }
}
