package io.holdfast.lab.feedback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeedbackTest {
    @TempDir
    private Path folder;

    private Feedback labels(String... lines) throws IOException {
        Path file = folder.resolve("labels.jsonl");
        Files.write(file, List.of(lines));
        return Feedback.read(file, "labels.jsonl");
    }

    private static String label(String id, String claim, String label, String verdict, String more) {
        String text = claim.equals("null") ? claim : "\"" + claim + "\"";
        return "{\"id\":\"" + id + "\",\"claim\":" + text + ",\"label\":\"" + label + "\",\"verdict\":\"" + verdict
                + "\"" + more + "}";
    }

    private static String label(String id, String claim, String label, String verdict) {
        return label(id, claim, label, verdict, "");
    }

    /** A line of check whose claims are named by their verdicts. */
    private static ObjectNode line(String id, String... verdicts) {
        ObjectNode line = Json.object().put("id", id).put("outcome", "scored").put("answer", "the answer " + id);
        line.put("failure", !List.of(verdicts).stream().allMatch("supported"::equals))
                .put("risk", 0.4);
        ArrayNode claims = line.putArray("claims");
        for (int i = 0; i < verdicts.length; i++) {
            claims.addObject().put("text", "claim " + i).put("verdict", verdicts[i]);
        }
        return line;
    }

    @Test
    void theSentenceSaysHowOftenPeopleDisagree() throws IOException {
        Agreement agreement = labels(
                        label("a", "claim 0", "right", "supported"),
                        label("a", "claim 1", "wrong", "contradicted"),
                        label("a", "null", "right", "contradicted"),
                        label("b", "null", "wrong", "grounded"))
                .with(List.of(line("a", "supported", "contradicted"), line("b", "supported")));

        assertThat(agreement.sentence())
                .isEqualTo("people disagree with 2 of 4 labelled verdicts (50 %, 95 % interval 15 to 85 %)");
        assertThat(agreement.json().path("disputes").findValuesAsText("people_say"))
                .containsExactly("not contradicted", "not grounded");
        assertThat(agreement.json().path("disputed_share").asDouble()).isEqualTo(0.5);
    }

    @Test
    void aVerdictThatIsNowAsPeopleSaidIsNoDisagreement() throws IOException {
        Agreement agreement = labels(
                        label("a", "claim 0", "wrong", "contradicted"),
                        label("a", "claim 1", "wrong", "not_found", ",\"should\":\"contradicted\""),
                        label("a", "claim 2", "wrong", "unsure"))
                .with(List.of(line("a", "supported", "contradicted", "unsure")));

        assertThat(agreement.sentence())
                .startsWith("people disagree with 1 of 3")
                .endsWith("; 2 disputed verdicts are now as people said");
    }

    @Test
    void theLastLabelOfAVerdictCounts() throws IOException {
        Agreement agreement = labels(
                        label("a", "claim 0", "wrong", "supported"), label("a", "claim 0", "right", "supported"))
                .with(List.of(line("a", "supported")));

        assertThat(agreement.sentence()).startsWith("people disagree with 0 of 1");
    }

    @Test
    void labelsOfOtherAnswersAndOfClaimsThatAreGoneAreSaidAndNotCounted() throws IOException {
        ObjectNode line = line("a", "supported").put("model", "mine");
        Agreement agreement = labels(
                        label("z", "null", "wrong", "grounded"),
                        label("a", "null", "wrong", "grounded", ",\"answer\":\"another answer\""),
                        label("a", "null", "wrong", "grounded", ",\"model\":\"another\""),
                        label("a", "claim 7", "wrong", "supported"))
                .with(List.of(line));

        assertThat(agreement.sentence())
                .isEqualTo("no label is about a verdict of these answers; 3 labels are about other answers;"
                        + " 1 label is about a claim that is no longer there");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no json                                                            | not JSON",
                "[1]                                                                | not a JSON object",
                "{\"claim\":null,\"label\":\"right\",\"verdict\":\"grounded\"}      | id is missing",
                "{\"id\":7,\"claim\":null,\"label\":\"right\"}                      | id is 7; allowed: a text",
                "{\"id\":\"a\",\"label\":\"right\",\"verdict\":\"grounded\"}        | claim is missing",
                "{\"id\":\"a\",\"claim\":null,\"label\":\"no\"}                     | label is \"no\"; allowed:",
                "{\"id\":\"a\",\"claim\":null,\"label\":\"right\"}                  | verdict is missing; allowed: grounded",
                "{\"id\":\"a\",\"claim\":\"c\",\"label\":\"right\",\"verdict\":\"grounded\"} | allowed: supported",
                "{\"id\":\"a\",\"claim\":\"c\",\"label\":\"right\",\"verdict\":\"unsure\",\"should\":\"supported\"} | should is",
            })
    void aBadLineIsNamedWithWhatIsAllowed(String line, String problem) {
        assertThatThrownBy(() -> labels(label("a", "null", "right", "grounded"), "", line))
                .isInstanceOf(HoldfastException.class)
                .hasMessageStartingWith("labels.jsonl line 3: ")
                .hasMessageContaining(problem);
    }

    @Test
    void aFileWithoutLabelsIsRefused() {
        assertThatThrownBy(() -> labels("")).hasMessage("labels.jsonl holds no labels");
    }

    @Test
    void peopleDecideWhetherAnAnswerIsSupported() throws IOException {
        Feedback feedback = labels(
                label("whole", "null", "wrong", "grounded"),
                label("one", "claim 1", "right", "not_found"),
                label("passed", "claim 1", "wrong", "not_found"),
                label("half", "claim 0", "wrong", "not_found"),
                label("open", "null", "right", "unsure"));

        assertThat(feedback.supported(line("whole", "supported"))).contains(false);
        assertThat(feedback.supported(line("one", "unsure", "not_found"))).contains(false);
        assertThat(feedback.supported(line("passed", "supported", "not_found"))).contains(true);
        assertThat(feedback.supported(line("half", "not_found", "unsure"))).isEmpty();
        assertThat(feedback.supported(line("open", "unsure"))).isEmpty();
        assertThat(feedback.supported(line("unlabelled", "supported"))).isEmpty();
    }

    @Test
    void theSectionShowsEveryVerdictAndWhatIsDisputed() throws IOException {
        Agreement agreement = labels(
                        label("a", "claim 0", "right", "supported"), label("a", "claim 1", "wrong", "contradicted"))
                .with(List.of(line("a", "supported", "contradicted")));
        var section = AgreementSection.of(agreement);

        assertThat(section.rows())
                .containsExactly(
                        List.of("contradicted", "1", "1", "100\u00a0% [21,\u00a0100]"),
                        List.of("supported", "1", "0", "0\u00a0% [0,\u00a079]"));
        assertThat(section.notes()).containsExactly("a: “claim 1” is contradicted; people say: not contradicted.");
    }
}
