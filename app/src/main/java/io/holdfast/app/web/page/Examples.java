package io.holdfast.app.web.page;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.web.page.part.Assets;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cases of our own to try the page with. */
final class Examples {
    private static final Map<String, JsonNode> ALL = new LinkedHashMap<>();

    static {
        Assets.resource("examples.jsonl")
                .lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> {
                    JsonNode example = Json.own(line);
                    ALL.put(example.path("id").asText(), example);
                });
    }

    private Examples() {}

    /** What can be loaded: name in addresses, name for people. */
    static Map<String, String> titles() {
        Map<String, String> titles = new LinkedHashMap<>();
        ALL.forEach((id, example) -> titles.put(id, example.path("title").asText()));
        return titles;
    }

    static Optional<CaseForm> find(String id) {
        return Optional.ofNullable(ALL.get(id)).map(Examples::form);
    }

    private static CaseForm form(JsonNode example) {
        List<String> documents = new ArrayList<>();
        example.path("contexts").forEach(c -> documents.add(c.asText()));
        return new CaseForm(
                example.path("question").asText(),
                documents,
                "",
                example.path("answer").asText(),
                "");
    }
}
