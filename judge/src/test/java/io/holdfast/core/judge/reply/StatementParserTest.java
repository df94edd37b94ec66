package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatementParserTest {
    private static List<String> listed(String reply) {
        return ((StatementParser.Listed) StatementParser.parse(reply, Optional.empty())).statements();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"statements\":[\"It rains.\",\"It is late.\"]}",
                "[\"It rains.\",\"It is late.\"]",
                "{'claims':['It rains.','It is late.',]}",
                "Sure!\n```json\n{\"statements\":[{\"statement\":\"It rains.\"},{\"text\":\"It is late.\"}]}\n```",
                "1. It rains.\n2. It is late.",
                "- It rains.\n* It is late.",
                "<think>Hm.</think>{\"statements\":[\"It rains.\",\"It is late.\"]}",
                "{\"statements\":[\"It rains.\",\"It is late.\",\"It is la"
            })
    void listsOfManyShapes(String reply) {
        assertThat(listed(reply)).containsExactly("It rains.", "It is late.");
    }

    @Test
    void aStatementListedTwiceCountsOnce() {
        assertThat(listed("[\"It rains.\",\"It rains.\"]")).containsExactly("It rains.");
    }

    @Test
    void anEmptyListIsAList() {
        assertThat(listed("{\"statements\":[]}")).isEmpty();
    }

    @Test
    void aListCarriesItsNonceOrNot() {
        String reply = "{\"nonce\":\"k3k3k3k3\",\"statements\":[\"It rains.\"]}";
        assertThat(((StatementParser.Listed) StatementParser.parse(reply, Optional.of("k3k3k3k3"))).signed())
                .isTrue();
        assertThat(StatementParser.parse(reply, Optional.of("zz99zz99")))
                .isEqualTo(new StatementParser.Unlisted(ErrorCode.UNKNOWN_NONCE));
        assertThat(((StatementParser.Listed) StatementParser.parse("[\"It rains.\"]", Optional.of("k3k3k3k3")))
                        .signed())
                .isFalse();
    }

    @Test
    void aRefusalAndSilenceAreTold() {
        assertThat(StatementParser.parse("I'm sorry, I cannot help.", Optional.empty()))
                .isEqualTo(new StatementParser.Unlisted(ErrorCode.JUDGE_REFUSED));
        assertThat(StatementParser.parse("Hm.", Optional.empty()))
                .isEqualTo(new StatementParser.Unlisted(ErrorCode.MALFORMED_REPLY));
    }
}
