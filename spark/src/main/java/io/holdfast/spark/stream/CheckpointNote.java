package io.holdfast.spark.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.spark.score.ScorerIdentity;
import io.holdfast.spark.table.Folders;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * What a checkpoint was begun with, kept beside Spark's own files. A checkpoint remembers how far topics have been read,
 * not how: going on with other topics would skip messages, going on with another configuration would mix results in
 * one table, and neither may happen unsaid.
 */
public final class CheckpointNote {
    private static final String FILE = "holdfast.json";
    private static final int SHOWN = 4;

    private final Path file;
    private final FileSystem system;

    CheckpointNote(String checkpoint, Configuration hadoop) {
        this.file = new Path(checkpoint, FILE);
        this.system = Folders.system(file, hadoop);
    }

    /** Refuses what does not go with the checkpoint; else remembers it. */
    public void check(String topics, ScorerIdentity scorer, boolean newConfig) {
        try {
            if (system.exists(file)) {
                JsonNode note = read();
                sameTopics(note.path("topics").asText(), topics);
                if (!newConfig) {
                    sameScorer(ScorerIdentity.read(note.path("scorer")).changesTo(scorer));
                }
            }
            write(topics, scorer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void sameTopics(String before, String now) {
        if (!before.equals(now)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    file.getParent() + " is the checkpoint of " + before + ", not of " + now
                            + "; give the topics it belongs to, or another checkpoint and output");
        }
    }

    private void sameScorer(List<String> changes) {
        if (!changes.isEmpty()) {
            String more = changes.size() > SHOWN ? " and " + (changes.size() - SHOWN) + " more" : "";
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    file.getParent() + " was begun with other settings ("
                            + String.join("; ", changes.subList(0, Math.min(SHOWN, changes.size()))) + more
                            + "); --new-config goes on with those of now, and the column scorer tells the rows apart;"
                            + " another checkpoint and output score everything anew");
        }
    }

    private JsonNode read() throws IOException {
        try (InputStream in = system.open(file)) {
            return Json.own(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private void write(String topics, ScorerIdentity scorer) throws IOException {
        ObjectNode note = Json.object();
        note.put("format", 1);
        note.put("topics", topics);
        note.set("scorer", scorer.json());
        try (OutputStream out = system.create(file, true)) {
            out.write(Json.line(note).getBytes(StandardCharsets.UTF_8));
        }
    }
}
