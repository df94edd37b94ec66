package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.lab.json.Json;
import java.util.List;

/** The array {@code evidence} of every result that is built as a tree (docs/formats.md); {@link ScoreJson} streams its own. */
public final class EvidenceJson {
    private EvidenceJson() {}

    /** @param said what the evidence is about: of a long passage, the part that shares most words with it is shown */
    public static ArrayNode of(List<Evidence> all, String said, Excerpts excerpts) {
        ArrayNode array = Json.array();
        for (Evidence evidence : all) {
            Passage passage = excerpts.passage(evidence, said);
            array.addObject()
                    .put("document", passage.documentId())
                    .put("start", passage.start())
                    .put("end", passage.end())
                    .put("text", passage.text())
                    .put("similarity", Json.round(evidence.similarity()));
        }
        return array;
    }
}
