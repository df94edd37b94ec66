package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** A line of {@code holdfast score}, read back to be told in another tool's words. */
public record ScoreLine(JsonNode json) {
    public String id() {
        return json.path("id").asText();
    }

    /** {@code scored}, {@code abstained} or {@code unmeasured}. */
    public String outcome() {
        return json.path("outcome").asText();
    }

    public boolean failure() {
        return json.path("failure").asBoolean();
    }

    public boolean unmeasured() {
        return outcome().equals("unmeasured");
    }

    public JsonNode faithfulness() {
        return json.path("faithfulness");
    }

    public JsonNode risk() {
        return json.path("risk");
    }

    public JsonNode claims() {
        return json.path("claims");
    }

    public static boolean supported(JsonNode claim) {
        return claim.path("verdict").asText().equals("supported");
    }

    /** {@code pass}, {@code fail}, {@code abstained} or {@code unmeasured}. */
    public String label() {
        return outcome().equals("scored") ? (failure() ? "fail" : "pass") : outcome();
    }

    /** The finding in a sentence: how many claims hold, and what is wrong with each that does not. */
    public String explanation() {
        List<String> parts = new ArrayList<>();
        int supported = 0;
        for (JsonNode claim : claims()) {
            if (supported(claim)) {
                supported++;
            } else {
                parts.add("\"" + claim.path("text").asText() + "\": " + diagnosis(claim));
            }
        }
        parts.add(
                0,
                outcome().equals("scored")
                        ? supported + " of " + claims().size() + " claims supported"
                        : outcome() + ": "
                                + json.path("message")
                                        .asText(json.path("reason").asText()));
        return String.join("; ", parts);
    }

    public static String diagnosis(JsonNode claim) {
        return claim.path("diagnosis").asText(claim.path("verdict").asText());
    }
}
