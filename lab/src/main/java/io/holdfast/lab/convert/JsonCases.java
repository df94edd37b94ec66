package io.holdfast.lab.convert;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.messages.MessagesReader;

/** Reads one recorded answer that is a JSON value of its own: a native case, or a conversation with tool calls. */
public final class JsonCases {
    private final NativeCaseReader cases;

    public JsonCases(InputSettings settings) {
        this.cases = new NativeCaseReader(settings);
    }

    /** @param line where the value is in its input */
    public InputRecord parse(long line, JsonNode value) {
        return MessagesReader.isConversation(value) ? MessagesReader.parse(line, value) : cases.parse(line, value);
    }
}
