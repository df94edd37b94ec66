package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/** A user's own documents, over which the laws are checked. */
final class LawTexts {
    private LawTexts() {}

    static List<String> read(List<Path> files) {
        Set<String> texts = new LinkedHashSet<>();
        for (Path file : files) {
            try (InputStream raw = Files.newInputStream(file);
                    InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                List<String> all = lines.lines().toList();
                texts.addAll(file.toString().contains(".json") ? contexts(all) : List.of(String.join("\n", all)));
            } catch (IOException e) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "cannot read documents from " + file + ": " + e.getMessage(), e);
            }
        }
        texts.removeIf(String::isBlank);
        if (texts.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "no document in " + files);
        }
        return List.copyOf(texts);
    }

    private static List<String> contexts(List<String> lines) throws IOException {
        List<String> texts = new ArrayList<>();
        ObjectMapper mapper = new ObjectMapper();
        for (String line : lines) {
            if (!line.isBlank()) {
                JsonNode row = mapper.readTree(line);
                if (row.path("contexts").isArray()) {
                    row.path("contexts")
                            .forEach(c -> texts.add(
                                    c.isTextual() ? c.asText() : c.path("text").asText()));
                } else {
                    texts.add(row.path("context").asText());
                }
            }
        }
        return texts;
    }
}
