package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;

/** A promptfoo configuration in YAML, of which JSON is a part: its tests, each with the variables that hold for all. */
final class ConfigYaml {
    private static final int LOOK = 1 << 16;
    private static final String TOP_LEVEL_KEYS = "description|prompts|providers|targets|tests|defaultTest|scenarios";

    private final InputSettings settings;

    ConfigYaml(InputSettings settings) {
        this.settings = settings;
    }

    /** Makes a record of one test. */
    interface TestReader {
        InputRecord read(long line, String place, ObjectNode test);
    }

    static boolean looksLike(PeekInput input) throws IOException {
        String start = new String(input.peek(LOOK), StandardCharsets.UTF_8).replace("\uFEFF", "");
        if (start.stripLeading().startsWith("{")) {
            return start.contains("\"tests\"") && !start.contains("\"results\"") && !start.contains("\"response\"");
        }
        return start.lines().anyMatch(line -> line.matches("(" + TOP_LEVEL_KEYS + "):(\\s.*)?"));
    }

    Iterator<InputRecord> read(InputStream in, TestReader reader) {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(settings.maxLineBytes());
        options.setNestingDepthLimit(settings.maxDepth());
        Object document;
        try {
            document = new Yaml(new SafeConstructor(options))
                    .load(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        } catch (MarkedYAMLException e) {
            long line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1L;
            return bad(line, "not valid YAML: " + e.getProblem());
        } catch (YAMLException | ClassCastException e) {
            return bad(
                    1,
                    "not valid YAML: "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse("unreadable"));
        }
        return tests(Json.tree(document), reader);
    }

    private static Iterator<InputRecord> tests(JsonNode config, TestReader reader) {
        JsonNode tests = config.path("tests");
        if (!tests.isArray()) {
            return bad(
                    1,
                    tests.isTextual()
                            ? "field \"tests\" refers to another file, " + tests + "; give that file"
                            : "field \"tests\" is missing; it must be a list of tests with vars");
        }
        List<InputRecord> records = new ArrayList<>();
        for (JsonNode test : tests) {
            String place = "tests[" + records.size() + "]: ";
            records.add(
                    test instanceof ObjectNode object
                            ? reader.read(1, place, complete(object, config.path("defaultTest")))
                            : new InputRecord.Bad(
                                    1,
                                    place
                                            + (test.isTextual()
                                                    ? "refers to another file, " + test + "; give that file"
                                                    : "not an object")));
        }
        return records.iterator();
    }

    /** The test with the variables every test has. */
    private static ObjectNode complete(ObjectNode test, JsonNode defaults) {
        ObjectNode complete = test.deepCopy();
        if (defaults.path("vars") instanceof ObjectNode shared) {
            ObjectNode vars = shared.deepCopy();
            if (complete.get("vars") instanceof ObjectNode own) {
                for (Map.Entry<String, JsonNode> field : own.properties()) {
                    vars.set(field.getKey(), field.getValue());
                }
            }
            complete.set("vars", vars);
        }
        return complete;
    }

    private static Iterator<InputRecord> bad(long line, String problem) {
        return List.<InputRecord>of(new InputRecord.Bad(line, problem)).iterator();
    }
}
