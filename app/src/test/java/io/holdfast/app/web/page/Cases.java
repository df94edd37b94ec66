package io.holdfast.app.web.page;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;

/** Recorded answers about a cable car; every third has a wrong number, every fourth an invention, the first is hostile. */
final class Cases {
    private Cases() {}

    /** @param wrongEvery one answer in so many states a wrong number */
    static String lines(int count, int wrongEvery) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int metres = 900 + 10 * i;
            String answer = "Pylon " + i + " stands at " + (i % wrongEvery == 0 ? metres + 5 : metres) + " metres.";
            if (i % 4 == 1) {
                answer += " It was painted by a sculptor from Trieste.";
            }
            ObjectNode line = Json.object()
                    .put("id", "pylon-" + i)
                    .put("question", i == 0 ? "How high? " + Site.HOSTILE : "How high does pylon " + i + " stand?")
                    .put("answer", i == 0 ? answer + " " + Site.HOSTILE : answer);
            line.putArray("contexts")
                    .addObject()
                    .put("id", "survey")
                    .put("title", i == 0 ? Site.HOSTILE : "Survey of the cable car")
                    .put("url", "javascript:alert(5)")
                    .put("text", "Pylon " + i + " stands at " + metres + " metres. The ropes were renewed in 2019.");
            lines.append(Json.line(line)).append('\n');
        }
        return lines.toString();
    }
}
