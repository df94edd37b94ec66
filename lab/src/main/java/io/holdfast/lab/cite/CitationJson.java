package io.holdfast.lab.cite;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CheckedMark;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.cite.CitedClaim;
import io.holdfast.core.model.Finding;
import io.holdfast.lab.format.EvidenceJson;
import io.holdfast.lab.format.Excerpts;
import io.holdfast.lab.json.Json;
import java.util.stream.Collectors;

/** The object {@code citations} of an answer (docs/formats.md). */
public final class CitationJson {
    private CitationJson() {}

    public static ObjectNode of(Finding<Citations> finding) {
        return finding.fold(
                CitationJson::scored,
                abstained -> Json.object().put("outcome", "abstained").put("reason", abstained.reason()),
                unmeasured -> Json.object()
                        .put("outcome", "unmeasured")
                        .put("reason", unmeasured.code().id())
                        .put("message", unmeasured.message()));
    }

    private static ObjectNode scored(Finding.Scored<Citations> scored) {
        Citations citations = scored.detail();
        ObjectNode node = Json.object().put("outcome", "scored").put("failure", scored.failure());
        Double precision = citations.precision();
        if (precision == null) {
            node.putNull("precision");
        } else {
            node.put("precision", Json.round(precision));
        }
        node.put("recall", Json.round(citations.recall())).put("f1", Json.round(citations.f1()));
        Excerpts excerpts = new Excerpts(citations.claims().size()
                + citations.marks().stream().mapToInt(m -> m.evidence().size()).sum());
        ArrayNode marks = node.putArray("markers");
        citations.marks().forEach(mark -> marks.add(mark(mark, citations, excerpts)));
        ArrayNode claims = node.putArray("claims");
        citations.claims().forEach(claim -> claims.add(claim(claim, excerpts)));
        return node;
    }

    private static ObjectNode mark(CheckedMark checked, Citations citations, Excerpts excerpts) {
        ObjectNode node = Json.object()
                .put("text", checked.mark().text())
                .put("start", checked.mark().span().start())
                .put("end", checked.mark().span().end())
                .put("cites", checked.mark().label());
        if (checked.document() != null) {
            node.put("document", checked.document());
        }
        node.put("status", checked.status().id());
        if (checked.supportedBy() != null) {
            node.put("supported_by", checked.supportedBy());
        }
        node.set("claims", Json.tree(checked.claims()));
        String said = checked.claims().stream()
                .map(i -> citations.claims().get(i).text())
                .collect(Collectors.joining(" "));
        node.set("evidence", EvidenceJson.of(checked.evidence(), said, excerpts));
        if (checked.diagnosis() != null) {
            node.put("diagnosis", checked.diagnosis());
        }
        return node;
    }

    private static ObjectNode claim(CitedClaim claim, Excerpts excerpts) {
        ObjectNode node = Json.object()
                .put("text", claim.text())
                .put("start", claim.span().start())
                .put("end", claim.span().end());
        if (!claim.statement().equals(claim.text())) {
            node.put("statement", excerpts.statement(claim.statement()));
        }
        node.put("verdict", claim.verdict().id()).put("cited", !claim.uncited()).put("backed", claim.backed());
        node.set("markers", Json.tree(claim.marks()));
        return node;
    }
}
