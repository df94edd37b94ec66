package io.holdfast.adapters.langchain4j;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a typed answer states, by field: {@code {"departsAt": "18:08"}} states "departs at: 18:08". A field that is a
 * sentence is taken as it is. True, false and null say nothing that a text could hold.
 */
final class FieldStatements {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();
    /** Models put JSON into a block of code. */
    private static final Pattern FENCE = Pattern.compile("^```\\w*\\s*\\n(?<json>.*?)```$", Pattern.DOTALL);

    private static final Pattern SENTENCE = Pattern.compile("(?s).*\\s.*[.!?…。！？]");
    private static final Pattern HUMP = Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})|[_\\-.]+");

    private final Set<String> ignored;
    private final Map<String, String> statements = new LinkedHashMap<>();

    private FieldStatements(Set<String> ignored) {
        this.ignored = ignored;
    }

    /** @return statements by the path of their field, e.g. {@code trains[1].departsAt}; nothing for an answer that is no JSON object or array */
    static Optional<Map<String, String>> of(String answer, Set<String> ignored) {
        String text = FENCE.matcher(answer.strip()).replaceFirst("${json}").strip();
        if (!text.startsWith("{") && !text.startsWith("[")) {
            return Optional.empty();
        }
        try {
            FieldStatements fields = new FieldStatements(ignored);
            fields.read("", "", JSON.readTree(text));
            return Optional.of(fields.statements);
        } catch (JsonProcessingException noJson) {
            return Optional.empty();
        }
    }

    private void read(String path, String name, JsonNode value) {
        if (value.isObject()) {
            value.properties().stream()
                    .filter(field -> !ignored.contains(field.getKey()))
                    .forEach(field -> read(
                            path.isEmpty() ? field.getKey() : path + "." + field.getKey(),
                            field.getKey(),
                            field.getValue()));
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                read(path + "[" + i + "]", name, value.get(i));
            }
        } else if (value.isNumber()) {
            state(path, name, value.decimalValue().toPlainString());
        } else if (value.isTextual() && !value.textValue().isBlank()) {
            state(path, name, value.textValue().strip());
        }
    }

    private void state(String path, String name, String value) {
        boolean whole = name.isEmpty() || SENTENCE.matcher(value).matches();
        String words = HUMP.matcher(name).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
        statements.put(path, whole ? value : words + ": " + value);
    }
}
