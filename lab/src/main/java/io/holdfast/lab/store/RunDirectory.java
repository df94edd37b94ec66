package io.holdfast.lab.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** The files of a run. Each is written whole beside its place, flushed and renamed: a reader sees the old file or the new. */
public final class RunDirectory {
    public static final String QUERIES = "queries.jsonl";
    public static final String FINDINGS = "findings.jsonl";
    public static final String SUMMARY = "summary.json";
    public static final String SIDECAR = "sidecar.json";

    private final Path path;

    public RunDirectory(Path path) {
        this.path = path;
    }

    public Path path() {
        return path;
    }

    public void writeQueries(List<? extends JsonNode> lines) {
        writeLines(QUERIES, lines);
    }

    public void writeFindings(List<? extends JsonNode> lines) {
        writeLines(FINDINGS, lines);
    }

    public void writeSummary(JsonNode summary) {
        write(SUMMARY, Json.pretty(summary) + "\n");
    }

    public void writeSidecar(JsonNode sidecar) {
        write(SIDECAR, Json.pretty(sidecar) + "\n");
    }

    public List<ObjectNode> queries() {
        return readLines(QUERIES);
    }

    public List<ObjectNode> findings() {
        return readLines(FINDINGS);
    }

    public ObjectNode summary() {
        return Json.own(read(SUMMARY));
    }

    public ObjectNode sidecar() {
        return Json.own(read(SIDECAR));
    }

    private void writeLines(String name, List<? extends JsonNode> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(Json.line(line)).append('\n'));
        write(name, text.toString());
    }

    private void write(String name, String text) {
        Path part = path.resolve(name + ".part");
        try {
            Files.createDirectories(path);
            try (FileChannel channel = FileChannel.open(
                    part, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            Files.move(part, path.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED, "cannot write " + path.resolve(name) + ": " + e.getMessage(), e);
        }
    }

    private List<ObjectNode> readLines(String name) {
        List<ObjectNode> lines = new ArrayList<>();
        read(name).lines().filter(line -> !line.isBlank()).forEach(line -> lines.add(Json.own(line)));
        return lines;
    }

    private String read(String name) {
        try {
            return Files.readString(path.resolve(name));
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "cannot read " + path.resolve(name) + "; a run directory holds " + QUERIES + ", " + FINDINGS
                            + " and " + SUMMARY,
                    e);
        }
    }
}
