package io.holdfast.app.web.load;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;

/** Cases of a given weight: so many sentences of documents, an answer of a few, every other one with a wrong number. */
public final class LoadCases {
    private static final String[] THINGS = {"kiln", "lathe", "crane", "press", "winch", "mill", "forge", "saw"};
    private static final int ANSWER_EVERY = 4;

    private final int sentences;

    public LoadCases(int sentences) {
        this.sentences = sentences;
    }

    /** The n-th case; always the same. */
    public String json(int n) {
        StringBuilder context = new StringBuilder();
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < sentences; i++) {
            String thing = "The " + THINGS[(n + i) % THINGS.length] + " in bay " + (n % 97 * 100 + i);
            int weight = 100 + (n + i * 7) % 800;
            context.append(thing).append(" weighs ").append(weight).append(" kilograms. ");
            if (i % ANSWER_EVERY == 0) {
                int said = (n + i) % 2 == 0 ? weight : weight + 3;
                answer.append(thing).append(" has a weight of ").append(said).append(" kilograms. ");
            }
        }
        ObjectNode node = Json.object().put("id", Integer.toString(n)).put("question", "How heavy are the machines?");
        node.putArray("contexts").add(context.toString());
        return Json.line(node.put("answer", answer.toString()));
    }
}
