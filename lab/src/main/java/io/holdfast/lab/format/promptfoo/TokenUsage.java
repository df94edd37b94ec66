package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The token counts promptfoo expects everywhere; scoring uses none. */
final class TokenUsage {
    private TokenUsage() {}

    static ObjectNode none() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("total", 0)
                .put("prompt", 0)
                .put("completion", 0)
                .put("cached", 0)
                .put("numRequests", 0);
    }
}
