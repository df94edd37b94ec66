package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.Carried;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Writes a promptfoo configuration, as JSON, which is also YAML: the questions as tests, for a prompt and a provider of
 * the user's choice. Recorded answers have no place in it.
 */
public final class ConfigWriter implements CaseWriter {
    private static final Set<String> NAMES = Set.of("vars", "metadata", "id");

    private final Writer out;
    private final Losses losses;
    private boolean started;

    public ConfigWriter(Writer out, Losses losses) {
        this.out = out;
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        out.write(started ? ",\n" : head());
        started = true;
        if (entry.answer() != null) {
            losses.field("answer");
        }
        Map<String, JsonNode> extras = new LinkedHashMap<>(entry.extras());
        ObjectNode test = JsonNodeFactory.instance.objectNode();
        test.set("vars", Vars.of(entry.testCase(), extras.remove("vars")));
        JsonNode metadata = extras.remove("metadata");
        ObjectNode kept = metadata instanceof ObjectNode object ? object.deepCopy() : test.objectNode();
        kept.set(Carried.FIELD, Carried.object(entry, Set.of(Carried.Part.REFERENCE)));
        test.set("metadata", kept);
        JsonLines.extras(test, NAMES, extras, losses);
        out.write(JsonLines.text(test));
    }

    /** Without the option promptfoo would make a test of each document of a list. */
    private static String head() {
        return """
                {"prompts":["Context: {{context}}\\n\\nQuestion: {{query}}"],
                "providers":["echo"],
                "defaultTest":{"options":{"disableVarExpansion":true}},
                "tests":[
                """;
    }

    @Override
    public void end() throws IOException {
        out.write(started ? "\n]}\n" : head() + "]}\n");
    }
}
