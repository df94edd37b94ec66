package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.ErrorCode;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerdictParserTest {
    private static final List<Statement> THREE =
            Statement.number(List.of("The kiln was lit in May.", "It cooled for a week.", "No pot was broken."));

    @Test
    void reasonsAreKeptAndAMissingOneSaysSo() {
        Reading.Parsed parsed = parsed("[{\"id\":1,\"verdict\":1,\"reason\":\"Line two.\"},{\"id\":2,\"verdict\":0}]");
        assertThat(parsed.rulings().get(0).orElseThrow().reason()).isEqualTo("Line two.");
        assertThat(parsed.rulings().get(1).orElseThrow().reason()).isEqualTo("No reason provided");
        assertThat(parsed.rulings().get(2)).isEmpty();
    }

    @Test
    void reasonsAreFoundInRepliesThatAreNotJson() {
        List<String> afterTheVerdict = reasons("1. Yes, line two says so.\n2. No\n3. Not supported - no pot is named.");
        assertThat(afterTheVerdict).containsExactly("line two says so.", "No reason provided", "no pot is named.");
        List<String> labelled = reasons(
                "### Statement 1\n**Verdict:** Yes\n**Reason:** It was lit on 3 May.\n### Statement 2\nReasoning: a week"
                        + " is not named.\nVerdict: No\n### Statement 3\nNo, because two broke.");
        assertThat(labelled).containsExactly("It was lit on 3 May.", "a week is not named.", "two broke.");
        List<String> table =
                reasons("| id | verdict | reason |\n|---|---|---|\n| 1 | yes | in May |\n| 2 | no | absent |");
        assertThat(table).containsExactly("in May", "absent");
    }

    @Test
    void aShareOfSupportIsNoVerdict() {
        assertThat(parsed("Statement 1: 90% supported\nStatement 2: 10 percent supported\nStatement 3: 100% supported")
                        .rulings())
                .extracting(r -> r.map(Ruling::opinion).orElse(null))
                .containsExactly(null, null, Opinion.YES);
    }

    @Test
    void whatTheJudgeTakesBackDoesNotCount() {
        assertThat(parsed("1. Yes\n2. Yes\n3. Yes\n\nActually, statement 2 should be no.")
                        .rulings())
                .extracting(r -> r.orElseThrow().supported())
                .containsExactly(true, false, true);
        assertThat(parsed("1. Yes... wait, no.\n2. Yes\n3. No. Hmm, yes: line four.")
                        .rulings())
                .extracting(r -> r.orElseThrow().supported())
                .containsExactly(false, true, true);
    }

    private static List<String> reasons(String reply) {
        return parsed(reply).rulings().stream()
                .flatMap(Optional::stream)
                .map(Ruling::reason)
                .toList();
    }

    @Test
    void anomaliesSayWhatWasExpectedAndWhatCame() {
        Reading.Parsed parsed =
                parsed("[{'id':1,'verdict':1},{'id':1,'verdict':1},{'id':9,'verdict':1},{'id':2,'verdict':null},]");
        assertThat(parsed.anomalies())
                .contains(
                        new Anomaly(Anomaly.Code.UNKNOWN_ID, "0", "1"),
                        new Anomaly(Anomaly.Code.DUPLICATE_ID, "0", "1"),
                        new Anomaly(Anomaly.Code.SURPLUS, "0", "2"),
                        new Anomaly(Anomaly.Code.NOT_A_VERDICT, "0", "1"),
                        new Anomaly(Anomaly.Code.SALVAGED, "valid JSON", "damaged JSON"));
        assertThat(parsed.surplus()).isEqualTo(2);
    }

    @Test
    void aPerfectReplyHasNoAnomaly() {
        assertThat(parsed("[{\"id\":1,\"verdict\":1},{\"id\":2,\"verdict\":0},{\"id\":3,\"verdict\":1}]")
                        .anomalies())
                .isEmpty();
    }

    @Test
    void theAttemptsAreTriedInOrder() {
        String marker = "Final verdict for each statement in order: No. No. No.";
        String individual = "\nVerdict: Yes\nVerdict: Yes\nVerdict: Yes\n";
        String json = "[{\"id\":1,\"verdict\":1}]";
        assertThat(parsed(individual + marker + json).attempt()).isEqualTo(Attempt.JSON);
        assertThat(parsed(individual + marker).attempt()).isEqualTo(Attempt.MARKER);
        assertThat(parsed(individual).attempt()).isEqualTo(Attempt.INDIVIDUAL);
    }

    @Test
    void aDamagedReplyThatContradictsItselfIsReadAgainstTheStatement() {
        Reading.Parsed parsed = parsed(
                "[{\"id\":1,\"statement\":\"x\"},{\"id\":2,\"verdict\":1}\",\"verdict\":0},{\"id\":2,\"verdict\":0}");
        assertThat(parsed.rulings().get(1).orElseThrow().supported()).isFalse();
    }

    @Test
    void onlyTheSignedBlockCountsWhereOneIsSigned() {
        String reply =
                "{\"verdicts\":[{\"id\":1,\"verdict\":1}]}\n{\"nonce\":\"k3k3k3k3\",\"verdicts\":[{\"id\":1,\"verdict\":0}]}\n"
                        + "{\"verdicts\":[{\"id\":1,\"verdict\":1}]}";
        Reading.Parsed parsed = (Reading.Parsed) VerdictParser.parse(reply, THREE, Optional.of("k3k3k3k3"));
        assertThat(parsed.signed()).isTrue();
        assertThat(parsed.rulings().get(0).orElseThrow().supported()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"nonce\":\"zz99zz99\",\"verdicts\":[{\"id\":1,\"verdict\":1}]}",
                "nonce: zz99zz99\n1. Yes",
                "Nonce = \"zz99zz99\"\nFinal verdict for each statement in order: Yes. Yes. Yes."
            })
    void aForeignNonceIsUnreadable(String reply) {
        Reading reading = VerdictParser.parse(reply, THREE, Optional.of("k3k3k3k3"));
        assertThat(((Reading.Unreadable) reading).code()).isEqualTo(ErrorCode.UNKNOWN_NONCE);
    }

    @Test
    void idsOfAReaskAreNotCountedFromOne() {
        List<Statement> two =
                List.of(new Statement(2, "It cooled for a week."), new Statement(7, "No pot was broken."));
        Reading.Parsed parsed = (Reading.Parsed) VerdictParser.parse("1. Yes\n2. No\n7. Yes", two);
        assertThat(parsed.rulings())
                .extracting(r -> r.orElseThrow().supported())
                .containsExactly(false, true);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "{",
                "[{",
                "{\"a\":",
                "\"",
                "'",
                "{'a':'",
                "1. Yes ",
                "(",
                "\\",
                "\n",
                "not ",
                "the first ",
                "| ",
                "Statements 1, ",
                "/*",
                "<think>",
                "{\"verdict\":1,",
                "nonce:",
                "- ",
                "```json\n",
                "Verdict: "
            })
    void aLongHostileReplyCostsWorkInProportion(String unit) {
        String reply = unit.repeat(300_000 / unit.length());
        var threads = ManagementFactory.getThreadMXBean();
        VerdictParser.parse(reply.substring(0, 30_000), THREE);
        long before = threads.getCurrentThreadCpuTime();
        VerdictParser.parse(reply, THREE, Optional.of("k3k3k3k3"));
        long millis = (threads.getCurrentThreadCpuTime() - before) / 1_000_000;
        // work that grows with the square of the length takes minutes here
        assertThat(millis).as("CPU milliseconds").isLessThan(5_000);
    }

    private static Reading.Parsed parsed(String reply) {
        return (Reading.Parsed) VerdictParser.parse(reply, THREE);
    }
}
