package io.holdfast.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class TallyTest {
    private static ObjectNode scored(boolean failure, String... verdicts) {
        ObjectNode line = Json.object().put("outcome", "scored").put("failure", failure);
        for (String verdict : verdicts) {
            line.withArray("claims").addObject().put("verdict", verdict);
        }
        return line;
    }

    private static ObjectNode unmeasured(String reason) {
        return Json.object()
                .put("outcome", "unmeasured")
                .put("failure", true)
                .put("reason", reason)
                .put("message", reason);
    }

    @Test
    void theWorstClaimDecidesWhatAnAnswerComesTo() {
        assertThat(Standing.of(scored(false, "supported"))).isEqualTo(Standing.GROUNDED);
        assertThat(Standing.of(scored(true, "supported", "unsure"))).isEqualTo(Standing.UNSURE);
        assertThat(Standing.of(scored(true, "unsure", "not_found"))).isEqualTo(Standing.NOT_FOUND);
        assertThat(Standing.of(scored(true, "not_found", "contradicted"))).isEqualTo(Standing.CONTRADICTED);
        assertThat(Standing.of(scored(false, "contradicted"))).isEqualTo(Standing.CONTRADICTED);
        assertThat(Standing.of(scored(true).put("path", "false_insufficient_context")))
                .isEqualTo(Standing.WRONGLY_DECLINED);
        assertThat(Standing.of(Json.object().put("outcome", "abstained"))).isEqualTo(Standing.DECLINED);
        assertThat(Standing.of(unmeasured("empty_answer"))).isEqualTo(Standing.EMPTY);
        assertThat(Standing.of(unmeasured("timeout"))).isEqualTo(Standing.UNMEASURED);
    }

    @Test
    void theSummaryNamesEveryKindApart() {
        Tally tally = new Tally();
        for (int i = 0; i < 5; i++) {
            tally.add(scored(true, "contradicted"));
            tally.add(scored(true, "not_found"));
        }
        tally.add(scored(true, "not_found"));
        tally.add(unmeasured("empty_answer"));
        for (int i = 0; i < 18; i++) {
            tally.add(scored(false, "supported"));
        }
        assertThat(tally.sentence())
                .isEqualTo(
                        "12 of 30 answers are not grounded: 5 contradict their documents, 6 are not in them, 1 is empty");

        tally.add(scored(true, "unsure"));
        tally.addUnread();
        assertThat(tally.sentence())
                .isEqualTo(
                        "12 of 32 answers are not grounded: 5 contradict their documents, 6 are not in them, 1 is empty;"
                                + " 1 is unsure, 1 row could not be read");
    }

    @Test
    void whoDeclinesIsNeverCalledGrounded() {
        ObjectNode declined = Json.object().put("outcome", "abstained");
        assertThat(Tally.of(List.of(declined)).sentence())
                .isEqualTo("the answer declines; no passage was found that answers the question");
        assertThat(Tally.of(List.of(declined, declined)).sentence())
                .isEqualTo("all 2 answers decline; no passage was found that answers the questions");
        Tally mixed = Tally.of(List.of(declined, scored(false, "supported")));
        assertThat(mixed.sentence())
                .isEqualTo("1 of 2 answers is grounded; 1 declines, and no passage found answers it");
        assertThat(new PassCriteria(1.0, null, null, null, null, null).missedBy(mixed))
                .isEmpty();
        assertThat(new PassCriteria(null, null, null, null, 0, null).missedBy(mixed))
                .containsExactly("answers that decline: 1, allowed: 0 (--max-declined)");
        mixed.add(scored(true, "contradicted"));
        assertThat(new PassCriteria(1.0, null, null, null, null, null).missedBy(mixed))
                .containsExactly("66.7 % of the answers are grounded or decline (2 of 3), at least 100 % are asked for"
                        + " (--fail-under 1)");
    }

    @Test
    void unsureIsNeitherGroundedNorWrong() {
        Tally tally = Tally.of(List.of(scored(false, "supported"), scored(true, "unsure")));

        assertThat(tally.sentence()).isEqualTo("1 of 2 answers is grounded; 1 is unsure");
        assertThat(tally.wrong()).isZero();
        assertThat(tally.share()).isEqualTo(0.5);
        assertThat(new PassCriteria(null, 0, 0, null, null, null).missedBy(tally))
                .isEmpty();
        assertThat(new PassCriteria(0.9, null, null, null, null, null).missedBy(tally))
                .hasSize(1);
        assertThat(new PassCriteria(null, null, null, 0, null, null).missedBy(tally))
                .singleElement()
                .asString()
                .contains("unsure");
    }

    @Test
    void oneAnswerIsSpokenOfAsOne() {
        assertThat(Tally.of(List.of(scored(true, "contradicted"))).sentence())
                .isEqualTo("the answer is not grounded: it contradicts its documents");
        assertThat(Tally.of(List.of(scored(false, "supported"))).sentence()).isEqualTo("the answer is grounded");
    }

    @Test
    void documentsAreNamedWhereNothingBeforeNamesThem() {
        assertThat(Tally.of(List.of(scored(true, "not_found"), scored(true, "not_found")))
                        .sentence())
                .isEqualTo("2 of 2 answers are not grounded: 2 are not in their documents");
    }

    @Test
    void anyBarAsksThatEverythingWasMeasured() {
        Tally tally = Tally.of(List.of(scored(false, "supported"), unmeasured("timeout")));

        assertThat(PassCriteria.NONE.missedBy(tally)).isEmpty();
        assertThat(new PassCriteria(null, 0, null, null, null, null).missedBy(tally))
                .containsExactly("answers that could not be measured: 1, allowed: 0 (--max-unmeasured)");
        assertThat(new PassCriteria(null, 0, null, null, null, 1).missedBy(tally))
                .isEmpty();
    }

    @Test
    void theShareIsOfAllAnswersThoseThatCouldNotBeReadAmongThem() {
        Tally tally = Tally.of(List.of(scored(false, "supported")));
        tally.addUnread();

        assertThat(tally.share()).isEqualTo(0.5);
        assertThat(new PassCriteria(0.5, null, null, null, null, 1).missedBy(tally))
                .isEmpty();
        assertThat(new PassCriteria(0.51, null, null, null, null, 1).missedBy(tally))
                .hasSize(1);
    }
}
