package io.holdfast.lab.convert;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.format.trec.Ranking;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

/** Which documents an input names, so that no more of a corpus is held than these. */
public final class Wanted {
    private Wanted() {}

    /** The ids; none when the format carries its texts itself. */
    public static Set<String> documents(Format format, InputStream in, InputSettings settings) {
        if (format == Format.TREC_RUN || format == Format.TREC_QRELS) {
            return new Ranking().add(format.id(), in).allDocuments();
        }
        Set<String> ids = new HashSet<>();
        if (format == Format.TREC_RAG) {
            new JsonRecords(settings, Set.of()).read(in).forEachRemaining(item -> {
                if (item instanceof JsonRecords.Value value) {
                    for (JsonNode reference : value.value().path("references")) {
                        ids.add(reference.asText());
                    }
                }
            });
        }
        return ids;
    }
}
