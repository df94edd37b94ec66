package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Case;
import org.jspecify.annotations.Nullable;

/** A case as promptfoo's variables: {@code query}, {@code context} (a list when there is not exactly one), {@code reference}. */
final class Vars {
    private Vars() {}

    /** @param others variables of the test that are none of these */
    static ObjectNode of(Case testCase, @Nullable JsonNode others) {
        ObjectNode vars = JsonNodeFactory.instance.objectNode();
        vars.put("query", testCase.question());
        if (testCase.documents().size() == 1) {
            vars.put("context", testCase.documents().get(0).text());
        } else {
            ArrayNode contexts = vars.putArray("context");
            testCase.documents().forEach(document -> contexts.add(document.text()));
        }
        if (testCase.reference() != null) {
            vars.put("reference", testCase.reference());
        }
        if (others instanceof ObjectNode object) {
            object.properties().forEach(field -> {
                if (!vars.has(field.getKey())) {
                    vars.set(field.getKey(), field.getValue());
                }
            });
        }
        return vars;
    }
}
