package io.holdfast.lab.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.DistinctIds;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.RunResult;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file that {@code check} or {@code score} wrote, read back as a run. */
public final class CheckFile {
    private static final String EXPECTED = "check the answers first: holdfast check FILE --out checked.jsonl";

    private CheckFile() {}

    public static RunResult load(Path file, String name, Config config, String version) throws IOException {
        return CheckedRun.of(name, lines(file, name), config, version);
    }

    /** Its lines; an id that occurs again gets a number. There is at least one. */
    public static List<ObjectNode> lines(Path file, String name) throws IOException {
        List<ObjectNode> lines = new ArrayList<>();
        DistinctIds ids = new DistinctIds();
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            int number = 0;
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                number++;
                if (!text.isBlank()) {
                    ObjectNode line = line(text, name, number);
                    lines.add(line.put("id", ids.take(line.path("id").asText())));
                }
            }
        }
        if (lines.isEmpty()) {
            throw bad(name + " is empty: nothing was scored");
        }
        return lines;
    }

    private static ObjectNode line(String text, String name, int number) {
        JsonNode node;
        try {
            node = Json.read(text);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, name + " line " + number + " is not JSON; " + EXPECTED, e);
        }
        if (node instanceof ObjectNode object && object.has("outcome") && object.has("id")) {
            return object;
        }
        throw bad(name + " line " + number + " is no line of holdfast check or score; " + EXPECTED);
    }

    private static HoldfastException bad(String message) {
        return new HoldfastException(ErrorCode.BAD_INPUT, message);
    }
}
