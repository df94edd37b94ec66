package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with the citations of an answer, each in the fields that a claim has: a report shows them alike. */
final class CitationFaults {
    static final String UNCITED = "uncited";

    private CitationFaults() {}

    /** @param citations as {@code --citations} writes them; nothing where they were not checked */
    static List<ObjectNode> of(JsonNode citations) {
        List<ObjectNode> faults = new ArrayList<>();
        for (JsonNode mark : citations.path("markers")) {
            String status = mark.path("status").asText();
            if (!status.equals("right")) {
                ObjectNode fault = fault(mark, status, "citation_" + status);
                fault.put("diagnosis", mark.path("diagnosis").asText());
                fault.set("evidence", mark.path("evidence"));
                faults.add(fault);
            }
        }
        for (JsonNode claim : citations.path("claims")) {
            if (!claim.path("cited").asBoolean()) {
                faults.add(
                        fault(claim, UNCITED, "citation_missing").put("diagnosis", "no marker vouches for this claim"));
            }
        }
        return faults;
    }

    private static ObjectNode fault(JsonNode place, String verdict, String rule) {
        return Json.object()
                .put("text", place.path("text").asText())
                .put("start", place.path("start").asInt())
                .put("end", place.path("end").asInt())
                .put("verdict", verdict)
                .put("rule", rule);
    }
}
