package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import java.util.List;

/** What {@code check --json} and {@code check --out} write (docs/formats.md). */
final class CheckJson {
    private CheckJson() {}

    /** One line of {@code --out}. */
    static String line(JsonNode line) {
        return ScoreJson.wellFormed(Json.line(line));
    }

    /** The document of {@code --json}. */
    static ObjectNode of(List<ObjectNode> lines, Tally tally, PassCriteria criteria) {
        ObjectNode root = Json.object().put("format", "holdfast-check/1").put("summary", tally.sentence());
        ObjectNode counts = root.putObject("answers").put("total", tally.total());
        for (Standing standing : Standing.values()) {
            counts.put(standing.id(), tally.count(standing));
        }
        counts.put("unread", tally.unread());
        root.put("grounded_share", Json.round(tally.share()));
        if (criteria.any()) {
            List<String> missed = tally.measured() == 0 ? List.of("nothing was measured") : criteria.missedBy(tally);
            ObjectNode gate = root.putObject("gate").put("passed", missed.isEmpty());
            ArrayNode sentences = gate.putArray("missed");
            missed.forEach(sentences::add);
        }
        root.putArray("cases").addAll(lines);
        return root;
    }
}
