package io.holdfast.lab.conversation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.SourceChunk;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.format.Excerpts;
import io.holdfast.lab.json.Json;

/** A claim of a response with the nearest evidence: a span of a chunk, or of a turn of the user. */
final class ClaimJson {
    /** What claims resting on the user's own words are called in reports, beside the verdicts. */
    private static final String SUPPORTED_BY_USER = "supported_by_user";

    private static final String TURN = "turn:";

    private ClaimJson() {}

    static ObjectNode of(TracedClaim traced, ConversationReport report, Excerpts excerpts) {
        boolean byUser = traced.rule() == Rule.SAID_BY_USER;
        ObjectNode json = Json.object();
        json.put("text", traced.claim().text());
        json.put("start", traced.claim().span().start());
        json.put("end", traced.claim().span().end());
        json.put("verdict", byUser ? SUPPORTED_BY_USER : traced.verdict().id());
        json.put("rule", traced.rule().id());
        ReportJson.number(json, "score", traced.score());
        json.put("diagnosis", traced.diagnosis());
        if (traced.evidence().isEmpty()) {
            json.putNull("nearest_evidence");
        } else {
            Evidence nearest = traced.evidence().get(0);
            Passage passage = excerpts.passage(nearest, traced.claim().text());
            json.set("nearest_evidence", evidence(nearest, passage, byUser, report));
        }
        return json;
    }

    private static ObjectNode evidence(Evidence evidence, Passage passage, boolean byUser, ConversationReport report) {
        ObjectNode json = Json.object();
        String id = passage.documentId();
        if (byUser) {
            json.put("turn", id.substring(TURN.length()));
        } else {
            json.put("chunk_id", id);
            json.put(
                    "url",
                    report.context().chunks().stream()
                            .filter(c -> c.id().equals(id))
                            .findFirst()
                            .map(SourceChunk::url)
                            .orElse(null));
        }
        json.put("text", passage.text());
        json.put("start", passage.start());
        json.put("end", passage.end());
        ReportJson.number(json, "similarity", evidence.similarity());
        return json;
    }
}
