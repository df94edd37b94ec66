package io.holdfast.lab.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.testkit.ForAll;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever happens to a file on its way, it is scored or refused in a sentence: nothing else may be thrown. */
class MutatedConversationsTest {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final Config CONFIG = ConfigLoader.defaults();
    private static final ConversationScorer SCORER = new ConversationScorer(CONFIG, null, null);
    private static final String[] TEXTS = {
        "",
        " ",
        "?",
        "\uD83D",
        "12",
        "-1e999",
        "2026-02-30",
        "https://",
        "[x](",
        "User",
        "**",
        "\u0000",
        "and and, and ?"
    };

    private record Pair(String conversation, String context) {}

    @Test
    void randomMutationsOfTheSamplesAreScoredOrRefused() {
        scoredOrRefused(250);
    }

    @Test
    @Tag("heavy")
    void manyRandomMutationsOfTheSamplesAreScoredOrRefused() {
        scoredOrRefused(10_000);
    }

    private static void scoredOrRefused(int times) {
        int[] scored = {0};
        ForAll.times(times).check(MutatedConversationsTest::mutated, pair -> {
            ConversationReport report;
            try {
                report = SCORER.score(
                        new ConversationReader(CONFIG.input()).read("a.json", bytes(pair.conversation())),
                        new ContextReader(CONFIG.input()).read("b.json", bytes(pair.context())));
            } catch (HoldfastException refused) {
                assertThat(refused.getMessage()).matches("(?s)[ab]\\.json .*");
                return;
            }
            scored[0]++;
            JsonNode json = Json.own(ReportJson.of(report));
            assertThat(json.path("verdict").asText()).isIn("pass", "warn", "fail");
        });
        assertThat(scored[0]).as("mutants that were still conversations").isGreaterThan(times / 3);
    }

    private static Pair mutated(RandomGenerator random) {
        List<String> names = SampleConversations.names();
        String name = names.get(random.nextInt(names.size()));
        String other = names.get(random.nextInt(names.size()));
        return new Pair(
                file(name + ".conversation.json", random),
                file((random.nextInt(4) == 0 ? other : name) + ".context.json", random));
    }

    private static String file(String name, RandomGenerator random) {
        String text = new String(SampleConversations.bytes(name), StandardCharsets.UTF_8);
        JsonNode tree = Json.own(text);
        for (int i = random.nextInt(4); i > 0; i--) {
            mutate(tree, random);
        }
        String json = Json.line(tree);
        if (random.nextInt(12) == 0) {
            int at = random.nextInt(json.length());
            json = json.substring(0, at)
                    + (random.nextBoolean() ? "" : json.substring(Math.min(json.length(), at + 3)));
        }
        return json;
    }

    private static void mutate(JsonNode tree, RandomGenerator random) {
        List<JsonNode> containers = new ArrayList<>();
        collect(tree, containers);
        JsonNode target = containers.get(random.nextInt(containers.size()));
        if (target instanceof ObjectNode object && !object.isEmpty()) {
            List<String> fields = new ArrayList<>();
            object.fieldNames().forEachRemaining(fields::add);
            String field = fields.get(random.nextInt(fields.size()));
            if (random.nextInt(3) == 0) {
                object.remove(field);
            } else {
                object.set(field, value(random));
            }
        } else if (target instanceof ArrayNode array && !array.isEmpty()) {
            int at = random.nextInt(array.size());
            switch (random.nextInt(4)) {
                case 0 -> array.remove(at);
                case 1 ->
                    array.insert(random.nextInt(array.size()), array.get(at).deepCopy());
                case 2 -> array.set(at, value(random));
                default -> array.add(array.remove(at));
            }
        }
    }

    private static void collect(JsonNode node, List<JsonNode> containers) {
        if (node.isContainerNode()) {
            containers.add(node);
            node.forEach(child -> collect(child, containers));
        }
    }

    private static JsonNode value(RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0 -> JSON.nullNode();
            case 1 -> JSON.numberNode(random.nextInt(-5, 400));
            case 2 -> JSON.numberNode(random.nextDouble() * 1e20);
            case 3 -> JSON.booleanNode(random.nextBoolean());
            case 4 -> JSON.objectNode().put("id", 1);
            case 5 -> JSON.arrayNode().add(7).add("x");
            default -> JSON.textNode(TEXTS[random.nextInt(TEXTS.length)]);
        };
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
