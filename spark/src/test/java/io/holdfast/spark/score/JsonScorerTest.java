package io.holdfast.spark.score;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.conversation.SampleConversations;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import io.holdfast.spark.Records;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JsonScorerTest {
    private final JsonScorer scorer = SharedScorer.of(Records.withoutModels());

    @Test
    void aProcessHoldsOneScorerForAConfiguration() {
        assertThat(SharedScorer.of(Records.withoutModels())).isSameAs(scorer);
    }

    @Test
    void theConfigurationTravelsWithTheJob() {
        ScorerSpec strict = new ScorerSpec(
                Records.withoutModels().configYaml().replace("max_line_megabytes: 1 ", "max_line_megabytes: 2 "),
                false,
                "wider");
        assertThat(SharedScorer.of(strict).maxBytes()).isEqualTo(2 << 20);
        assertThat(scorer.maxBytes()).isEqualTo(1 << 20);
    }

    @Test
    void caseWithAFieldCalledConversationIsStillACase() {
        Result result = score("{\"id\":\"k\",\"question\":\"q\",\"contexts\":[\"It rains.\"],\"answer\":\"It rains.\","
                + "\"conversation\":\"of last week\"}");
        assertThat(result).isInstanceOfSatisfying(Result.Scored.class, scored -> {
            assertThat(scored.kind()).isEqualTo(Result.Kind.CASE);
            assertThat(scored.id()).isEqualTo("k");
        });
    }

    @Test
    void reportOnOneLineIsTheFileOfTheCommandLineWithoutItsLineBreaks() throws Exception {
        Config config = Records.config().config();
        String name = "hostel-hallucination";
        SampleConversations.Sample sample = SampleConversations.load(name, config.input());
        String file = ReportJson.of(
                Scorers.withoutModels(config).conversations().score(sample.conversation(), sample.context()));

        Result result = score(Records.conversation(name, false));

        assertThat(result).isInstanceOfSatisfying(Result.Scored.class, scored -> {
            assertThat(scored.json()).doesNotContain("\n");
            assertThat(Json.own(scored.json())).isEqualTo(Json.own(file));
            assertThat(scored.outcome()).isEqualTo("fail");
            assertThat(scored.failure()).isTrue();
            assertThat(scored.conversationScores().hallucination()).isPositive();
        });
    }

    @Test
    void whiteSpaceIsNoRecord() {
        assertThat(score(" \r")).isEqualTo(new Result.Blank());
    }

    private Result score(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return scorer.score(1, bytes, bytes.length);
    }
}
