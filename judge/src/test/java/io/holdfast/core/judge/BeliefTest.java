package io.holdfast.core.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.kit.Kit;
import io.holdfast.core.judge.kit.KitCase;
import io.holdfast.core.judge.reply.Reading;
import io.holdfast.core.judge.reply.Ruling;
import io.holdfast.core.judge.reply.Statement;
import io.holdfast.core.judge.reply.VerdictParser;
import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BeliefTest {
    private static final String NONCE = "k3k3k3k3";
    private static final List<Statement> TWO = Statement.number(List.of("The mill burned.", "Nobody was hurt."));

    @Test
    void aSignedReplyOfTheKitIsBelievedAsRead() {
        int supported = 0;
        int kept = 0;
        for (KitCase kitCase : Kit.bundled()) {
            List<Optional<Ruling>> believed = believed("nonce: " + NONCE + "\n" + kitCase.reply(), kitCase);
            for (int i = 0; i < kitCase.verdicts().size(); i++) {
                boolean expected = kitCase.verdicts().get(i).orElse(false);
                boolean yes = !believed.isEmpty()
                        && believed.get(i).filter(Ruling::supported).isPresent();
                assertThat(yes && !expected)
                        .as("support that is none: " + kitCase.id())
                        .isFalse();
                supported += expected ? 1 : 0;
                kept += yes ? 1 : 0;
            }
        }
        assertThat((double) kept / supported).as(kept + " of " + supported).isGreaterThan(0.99);
    }

    @Test
    void noUnsignedReplyOfTheKitSupportsAnything() {
        for (KitCase kitCase : Kit.bundled()) {
            assertThat(believed(kitCase.reply(), kitCase).stream()
                            .flatMap(Optional::stream)
                            .filter(Ruling::supported))
                    .as(kitCase.id())
                    .isEmpty();
        }
    }

    @Test
    void whatIsSaidAgainstAStatementCountsWithoutTheNonce() {
        Belief belief = Belief.of(parsed("1. Yes\n2. No", TWO));
        assertThat(belief.doubt()).contains(ErrorCode.UNKNOWN_NONCE);
        assertThat(belief.rulings().get(0)).isEmpty();
        assertThat(belief.rulings().get(1)).isPresent();
        assertThat(Belief.of(parsed("1. No\n2. No", TWO)).doubt()).isEmpty();
    }

    @Test
    void verdictsOnOtherStatementsOrOfAnotherNumberSupportNothing() {
        for (String reply :
                List.of("1. Yes\n2. Yes\n3. Yes", "Final verdict for each statement in order: Yes.", "[1, 1, 1]")) {
            Belief belief = Belief.of(parsed("nonce: " + NONCE + "\n" + reply, TWO));
            assertThat(belief.doubt()).as(reply).contains(ErrorCode.MALFORMED_REPLY);
            assertThat(belief.cast()).isEmpty();
        }
        assertThat(Belief.of(parsed("nonce: " + NONCE + "\n1. Yes", TWO)).doubt())
                .as("an id left out")
                .isEmpty();
    }

    private static Reading.Parsed parsed(String reply, List<Statement> statements) {
        return (Reading.Parsed) VerdictParser.parse(reply, statements, Optional.of(NONCE));
    }

    private static List<Optional<Ruling>> believed(String reply, KitCase kitCase) {
        return VerdictParser.parse(reply, Statement.number(kitCase.statements()), Optional.of(NONCE))
                        instanceof Reading.Parsed parsed
                ? Belief.of(parsed).rulings()
                : List.of();
    }
}
