package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.reply.word.Resemblance;
import org.junit.jupiter.api.Test;

class ResemblanceTest {
    private static final String ASKED = "The ferry to Skye leaves at nine every morning.";

    @Test
    void aRewordedOrShortenedStatementResemblesTheOneAsked() {
        assertThat(Resemblance.none("The Skye ferry departs at nine", ASKED)).isFalse();
        assertThat(Resemblance.none("The ferry to Skye…", ASKED)).isFalse();
        assertThat(Resemblance.none(ASKED, ASKED)).isFalse();
    }

    @Test
    void anotherStatementDoesNot() {
        assertThat(Resemblance.none("Elephants can fly.", ASKED)).isTrue();
        assertThat(Resemblance.none("The moon is at its fullest.", ASKED)).isTrue();
    }

    @Test
    void aWordOrTwoMayBeALabel() {
        assertThat(Resemblance.none("Claim one", ASKED)).isFalse();
        assertThat(Resemblance.none("", ASKED)).isFalse();
    }

    @Test
    void anInventedStatementIsAnAnomaly() {
        Reading.Parsed parsed = (Reading.Parsed) VerdictParser.parse(
                "[{\"id\":1,\"statement\":\"Elephants can fly today.\",\"verdict\":1},{\"id\":2,\"verdict\":1},"
                        + "{\"id\":3,\"verdict\":0}]",
                Replies.THREE);
        assertThat(parsed.rulings().get(0)).isEmpty();
        assertThat(parsed.anomalies()).contains(new Anomaly(Anomaly.Code.INVENTED, "0", "1"));
    }
}
