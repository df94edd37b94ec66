package io.holdfast.engine.index;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.nio.file.Path;
import java.util.Map;

/** What an index is bound to: the version of its fields and the model that made its vectors. Stored in every commit. */
record IndexFormat(int version, String embedder) {
    static final int VERSION = 2;
    private static final String VERSION_KEY = "holdfast.format";
    private static final String EMBEDDER_KEY = "holdfast.embedder";

    Map<String, String> toCommit() {
        return Map.of(VERSION_KEY, Integer.toString(version), EMBEDDER_KEY, embedder);
    }

    static IndexFormat of(Path folder, Map<String, String> commit) {
        String version = commit.get(VERSION_KEY);
        String embedder = commit.get(EMBEDDER_KEY);
        if (version == null || embedder == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    folder + " is a Lucene index, but not one of Holdfast's; choose another folder for --index");
        }
        return new IndexFormat(Integer.parseInt(version), embedder);
    }

    void requireReadableBy(Path folder, String embedderNow) {
        if (version != VERSION) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the index " + folder + " has format " + version + ", this Holdfast reads format " + VERSION + "; "
                            + rebuild(folder));
        }
        if (!embedder.equals(embedderNow)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the index " + folder + " was built with the embedding model " + embedder
                            + ", the configured one is "
                            + embedderNow + ": their vectors cannot be compared; set models.embedding back, or "
                            + rebuild(folder));
        }
    }

    private static String rebuild(Path folder) {
        return "rebuild it: delete the folder and run holdfast rag index --corpus PATH --index " + folder;
    }
}
