package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class RatcliffObershelpTest {
    @Test
    void agreesWithPythonOnEveryGoldenPair() throws JsonProcessingException {
        ObjectMapper json = new ObjectMapper();
        List<String> lines = Golden.lines("difflib.jsonl");
        assertThat(lines).hasSizeGreaterThanOrEqualTo(200);
        for (String line : lines) {
            JsonNode pair = json.readTree(line);
            String a = pair.get("a").asText();
            String b = pair.get("b").asText();
            assertThat(RatcliffObershelp.ratio(a, b))
                    .as("%s / %s", a, b)
                    .isEqualTo(pair.get("ratio").asDouble());
        }
    }

    @Test
    void countsCodePointsNotHalvesOfThem() {
        // by UTF-16 units the shared high surrogate would count as half a match
        assertThat(RatcliffObershelp.ratio("🎉", "🎈")).isZero();
        assertThat(RatcliffObershelp.ratio("🎉a", "a🎉")).isEqualTo(0.5);
    }

    @Test
    void longTextsStopAtTheStepLimitWithALowerBound() {
        SplittableRandom random = new SplittableRandom(11);
        String a = letters(random, 3_000);
        String b = letters(random, 3_000);
        double full = RatcliffObershelp.ratio(a, b, Long.MAX_VALUE);
        double bounded = RatcliffObershelp.ratio(a, b, 200_000);
        assertThat(bounded).isPositive().isLessThan(full);
        assertThat(RatcliffObershelp.ratio(a, a, 100)).isBetween(0.0, 1.0);
    }

    @Test
    void hostileLengthsReturn() {
        String a = "ab".repeat(100_000);
        assertThat(RatcliffObershelp.ratio(a, "ba".repeat(100_000))).isBetween(0.0, 1.0);
        assertThat(RatcliffObershelp.ratio(a, "")).isZero();
    }

    private static String letters(SplittableRandom random, int length) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < length; i++) {
            out.append((char) ('a' + random.nextInt(4)));
        }
        return out.toString();
    }
}
