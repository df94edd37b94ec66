package io.holdfast.core.judge.kit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Loads kit cases from JSONL: the bundled files where they are on the class path, or any reader. */
public final class Kit {
    /** Where the bundled kit is; {@code kit.txt} there lists its files. */
    public static final String BUNDLED = "/io/holdfast/testkit/verdicts/";

    private static final ObjectMapper JSON = new ObjectMapper();

    private Kit() {}

    public static List<KitCase> bundled() {
        List<KitCase> cases = new ArrayList<>();
        for (String file : lines("kit.txt")) {
            InputStream in = Kit.class.getResourceAsStream(BUNDLED + file);
            if (in == null) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, "the kit lists " + file + ", but it is not there");
            }
            cases.addAll(read(new InputStreamReader(in, StandardCharsets.UTF_8), file));
        }
        return List.copyOf(cases);
    }

    /** @param name shown in errors */
    public static List<KitCase> read(Reader source, String name) {
        List<KitCase> cases = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(source)) {
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank()) {
                    cases.add(read(line, name + ":" + number));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(cases);
    }

    private static KitCase read(String line, String where) {
        try {
            JsonNode node = JSON.readTree(line);
            List<String> statements = new ArrayList<>();
            node.path("statements").forEach(s -> statements.add(s.asText()));
            JsonNode expect = node.path("expect");
            List<Optional<Boolean>> verdicts = new ArrayList<>();
            for (int i = 0; i < statements.size(); i++) {
                JsonNode verdict = expect.path("verdicts").path(i);
                verdicts.add(
                        verdict.isNull() || verdict.isMissingNode()
                                ? Optional.empty()
                                : Optional.of(verdict.asInt() == 1 || verdict.asBoolean()));
            }
            if (!node.hasNonNull("id") || !node.path("reply").isTextual() || !expect.hasNonNull("outcome")) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, where + ": a kit case needs id, statements, reply and expect.outcome");
            }
            return new KitCase(
                    node.path("id").asText(),
                    node.path("group").asText("other"),
                    node.path("shape").asText(node.path("id").asText()),
                    statements,
                    node.path("reply").asText(),
                    expect.path("outcome").asText().equals("scored"),
                    expect.hasNonNull("reason")
                            ? Optional.of(expect.path("reason").asText())
                            : Optional.empty(),
                    verdicts);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, where + ": not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static List<String> lines(String file) {
        try (InputStream in = Kit.class.getResourceAsStream(BUNDLED + file)) {
            if (in == null) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "the bundled verdict kit is not on the class path; name a file with --kit");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(l -> !l.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
