package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the guide tells users to ask of the service with curl is answered. */
class GuideRequestsTest {
    private static final Path GUIDE = Path.of("../docs/guide/service.md");
    /** curl with its body, a text in quotes or a file, and the path. */
    private static final Pattern CURL =
            Pattern.compile("(?s)^curl (?:--json|-T) ('[^']*'|\\S+).*?localhost:8080(/\\S+)", Pattern.MULTILINE);

    @TempDir
    private Path folder;

    @Test
    void everyRequestOfTheGuideIsAnswered() throws IOException {
        List<String> asked = new ArrayList<>();
        try (Service service = Service.start(folder)) {
            Matcher curl = CURL.matcher(Files.readString(GUIDE));
            while (curl.find()) {
                String type = curl.group().contains("x-ndjson") ? "application/x-ndjson" : Service.JSON;
                HttpResponse<String> response = service.post(curl.group(2), type, body(curl.group(1)));
                assertThat(response.statusCode())
                        .as(curl.group() + "\n" + response.body())
                        .isIn(200, 202);
                asked.add(curl.group(2));
            }
        }
        assertThat(asked).contains("/v1/score", "/v1/conversations", "/v1/batch", "/v1/traces", "/v1/runs");
    }

    private static String body(String given) {
        return switch (given) {
            case "cases.jsonl" -> Service.CASE + "\n";
            case "@spans.json" ->
                "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":["
                        + TraceEndpointTest.trace("c".repeat(32), "It is 31 metres tall.") + "]}]}]}";
            default -> given.substring(1, given.length() - 1);
        };
    }
}
