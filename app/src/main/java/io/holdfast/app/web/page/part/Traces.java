package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.trace.ShownClaim;
import io.holdfast.lab.report.markup.Html;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Claims on the one side, what they rest on on the other; the script shows the chosen claim between them. */
public final class Traces {
    private Traces() {}

    /**
     * Whose verdicts people may call right or wrong.
     *
     * @param id of the answer, as {@code holdfast check} has it
     * @param standing of the answer as a whole; null where it has none
     */
    public record Judged(
            String id,
            @Nullable String model,
            String answer,
            @Nullable Standing standing,
            List<ShownClaim> claims) {
        public Judged {
            claims = List.copyOf(claims);
        }

        /** For the script, which cuts the claims out of the answer; no character is hidden, and none is lost. */
        private String json() {
            ObjectNode json = Json.object().put("id", id).put("answer", answer);
            if (model != null) {
                json.put("model", model);
            }
            if (standing != null) {
                json.put("verdict", standing.id());
            }
            ArrayNode places = json.putArray("claims");
            claims.forEach(claim ->
                    places.addArray().add(claim.start()).add(claim.end()).add(claim.verdict()));
            return Raw.escaped(Json.line(json));
        }
    }

    public static Html columns(Judged judged, Html claims, Html sources) {
        return el(
                "div",
                at("class", "trace"),
                at("data-trace", ""),
                at("data-label", judged.json()),
                el("div", at("class", "said"), claims),
                el(
                        "div",
                        at("class", "sources"),
                        el(
                                "div",
                                at("class", "chosen"),
                                at("hidden", ""),
                                at("role", "status"),
                                at("aria-label", "The claim you point at")),
                        sources));
    }
}
