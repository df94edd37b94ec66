package io.holdfast.lab.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words and facts alone decide here; the command's tests look at the samples with the models. */
class SampleConversationsTest {
    private static final Config CONFIG = ConfigLoader.defaults();
    private static final ConversationScorer SCORER = new ConversationScorer(CONFIG, null, null);

    @Test
    void exactlyTheInventedSentenceIsListedWithItsNearestEvidence() {
        JsonNode report = report("hostel-hallucination");
        JsonNode unsupported = report.path("unsupported_claims");
        assertThat(unsupported).hasSize(1);
        JsonNode claim = unsupported.get(0);
        assertThat(claim.path("text").asText()).isEqualTo("We also run a shuttle to the airport every 20 minutes.");
        String response = report.at("/pairing/response").asText();
        assertThat(response.substring(
                        claim.path("start").asInt(), claim.path("end").asInt()))
                .isEqualTo(claim.path("text").asText());
        assertThat(claim.at("/nearest_evidence/text").asText()).startsWith("The public bus to the airport");
        assertThat(claim.at("/nearest_evidence/chunk_id").asText()).isEqualTo("312");
        assertThat(claim.at("/nearest_evidence/url").asText()).endsWith("/getting-here");
    }

    @Test
    void theResponseIsPairedWithTheTurnItAnswersNotWithTheLastUserTurn() {
        JsonNode pairing = report("hostel-hallucination").path("pairing");
        assertThat(pairing.path("method").asText()).isEqualTo("exact");
        assertThat(pairing.path("question_turn").asText()).isEqualTo("8");
        assertThat(pairing.path("response_turn").asText()).isEqualTo("9");
        assertThat(report("repair-two-answers").at("/pairing/response_turn").asText())
                .isEqualTo("4");
    }

    @Test
    void interimTurnsAndOffersAreNotTheFinalAnswer() {
        JsonNode report = report("pool-interim");
        assertThat(report.at("/pairing/question_turn").asText()).isEqualTo("6");
        assertThat(report.at("/pairing/response_turn").asText()).isEqualTo("8");
        assertThat(report.path("completeness_score").asDouble()).isEqualTo(1);
        assertThat(report.path("claims").findValuesAsText("text")).noneMatch(c -> c.startsWith("You asked"));
    }

    @Test
    void aResponseThatIsNoTurnYetAnswersTheLastMessagePartByPart() {
        JsonNode report = report("museum-follow-up");
        assertThat(report.at("/pairing/question_turn").asText()).isEqualTo("5");
        assertThat(report.at("/pairing/method").asText()).isEqualTo("last_user");
        assertThat(report.at("/completeness/asked").findValuesAsText("state")).containsExactly("answered", "declined");
        assertThat(report.at("/cost/price_of").asText()).isEqualTo("gpt-4o-mini");
    }

    @Test
    void chunksAreUsedUnusedOrMissingWhateverTypeTheirIdsHave() {
        JsonNode chunks = report("hostel-hallucination").path("chunks");
        assertThat(chunks.path("used").findValuesAsText("id")).containsExactly("311", "312");
        assertThat(chunks.path("retrieved_unused").findValuesAsText("id")).containsExactly("313");
        assertThat(chunks.path("missing").findValuesAsText("id")).containsExactly("377");
    }

    @Test
    void aWrongTimeIsContradictedAndARightOneSupported() {
        JsonNode report = report("ferry-user-said");
        assertThat(report.path("claims").findValuesAsText("verdict").subList(1, 3))
                .containsExactly("contradicted", "supported");
    }

    @Test
    void indonesianIsReadWithoutAModelToo() {
        JsonNode report = report("library-id");
        assertThat(report.path("claims").findValuesAsText("verdict"))
                .contains("supported")
                .doesNotContain("contradicted");
        assertThat(report.path("completeness_score").asDouble()).isEqualTo(1);
        assertThat(report.path("language").asText()).isEqualTo("id");
        assertThat(report("clinic-unanswered").path("language").isNull()).isTrue();
    }

    @Test
    void whatIsMissingIsUnmeasuredWithACode() {
        JsonNode report = report("laundry-no-text");
        assertThat(report.path("hallucination_score").isNull()).isTrue();
        assertThat(report.path("unmeasured").findValuesAsText("code"))
                .containsExactly("no_context", "no_time", "no_price");
        assertThat(report("clinic-unanswered").path("verdict").asText()).isEqualTo("fail");
    }

    @Test
    void theKeysOfTheReportStandInAFixedOrder() {
        for (String name : SampleConversations.names()) {
            List<String> keys = new ArrayList<>();
            report(name).fieldNames().forEachRemaining(keys::add);
            assertThat(keys)
                    .as(name)
                    .containsExactly(
                            "format",
                            "chat_id",
                            "user_id",
                            "language",
                            "document_languages",
                            "verdict",
                            "reasons",
                            "relevance_score",
                            "completeness_score",
                            "hallucination_score",
                            "support_score",
                            "unsupported_claims",
                            "unsure_claims",
                            "unknown_links",
                            "latency_seconds",
                            "estimated_tokens",
                            "estimated_cost_usd",
                            "cost",
                            "unmeasured",
                            "pairing",
                            "relevance",
                            "completeness",
                            "claims",
                            "chunks",
                            "tokens",
                            "repairs");
        }
    }

    @Test
    void theSameInputGivesTheSameBytes() {
        for (String name : SampleConversations.names()) {
            assertThat(ReportJson.of(score(name))).isEqualTo(ReportJson.of(score(name)));
        }
    }

    private static JsonNode report(String name) {
        return Json.own(ReportJson.of(score(name)));
    }

    private static ConversationReport score(String name) {
        SampleConversations.Sample sample = SampleConversations.load(name, CONFIG.input());
        return SCORER.score(sample.conversation(), sample.context());
    }
}
