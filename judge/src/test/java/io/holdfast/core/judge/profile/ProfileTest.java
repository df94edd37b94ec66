package io.holdfast.core.judge.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.judge.PassThreshold;
import io.holdfast.core.judge.VerdictLog;
import io.holdfast.core.judge.VerdictLogJson;
import io.holdfast.core.model.ErrorCode;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ProfileTest {
    private static final Map<String, VerdictLog> GOLDEN = new LinkedHashMap<>();

    @BeforeAll
    static void readGoldenLogs() throws Exception {
        try (InputStream in = ProfileTest.class.getResourceAsStream("golden-logs.jsonl")) {
            String[] lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
            for (int i = 0; i < lines.length; i++) {
                VerdictLog log = VerdictLogJson.read(lines[i], "golden-logs.jsonl:" + (i + 1));
                assertThat(VerdictLogJson.write(log)).isEqualTo(lines[i]);
                GOLDEN.put(log.caseId(), log);
            }
        }
    }

    @Test
    void aPlainLogMeansTheSameEverywhere() {
        for (Profile profile : Profile.values()) {
            assertThat(value(profile, "plain")).as(profile.id()).isCloseTo(2.0 / 3, within(1e-12));
        }
    }

    @Test
    void noClaims() {
        assertThat(Profile.STRICT.score(GOLDEN.get("no_claims")).display()).isEqualTo("unmeasured (no_statements)");
        assertThat(Profile.RAGAS.score(GOLDEN.get("no_claims")).display()).isEqualTo("NaN in RAGAS");
        assertThat(value(Profile.DEEPEVAL, "no_claims")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO_BEFORE, "no_claims")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO_BEFORE, "no_claims_but_noes")).isEqualTo(-1);
        assertThat(value(Profile.PROMPTFOO, "no_claims")).isZero();
        assertThat(value(Profile.TRULENS, "no_claims")).isZero();
        assertThat(value(Profile.DOKIMOS, "no_claims")).isEqualTo(1);
        assertThat(value(Profile.PLAN2468, "no_claims")).isZero();
    }

    @Test
    void fewerVerdictsThanStatements() {
        assertThat(value(Profile.STRICT, "one_yes_of_four")).isEqualTo(0.25);
        assertThat(value(Profile.RAGAS, "one_yes_of_four")).isEqualTo(1);
        assertThat(value(Profile.DEEPEVAL, "one_yes_of_four")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO_BEFORE, "one_yes_of_four")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO, "one_yes_of_four")).isEqualTo(0.25);
        assertThat(value(Profile.DOKIMOS, "one_yes_of_four")).isEqualTo(0.25);
        assertThat(value(Profile.PLAN2468, "one_yes_of_four")).isEqualTo(1);
    }

    @Test
    void strictAloneSeesTheReask() {
        assertThat(value(Profile.STRICT, "reasked")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO, "reasked")).isEqualTo(0.5);
    }

    @Test
    void dontKnow() {
        assertThat(value(Profile.STRICT, "dont_know")).isEqualTo(0.5);
        assertThat(value(Profile.DEEPEVAL, "dont_know")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO, "dont_know")).isEqualTo(0.5);
        assertThat(value(Profile.DOKIMOS, "dont_know")).isEqualTo(0.5);
        assertThat(value(Profile.TRULENS, "dont_know")).isCloseTo(4.0 / 6, within(1e-12));
        assertThat(value(Profile.PLAN2468, "dont_know")).isEqualTo(0.5);
    }

    @Test
    void refusal() {
        VerdictLog log = GOLDEN.get("refusal");
        assertThat(Profile.STRICT.score(log))
                .isInstanceOfSatisfying(
                        ProfileScore.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.JUDGE_REFUSED));
        assertThat(Profile.RAGAS.score(log).display()).isEqualTo("NaN in RAGAS");
        assertThat(value(Profile.DEEPEVAL, "refusal")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO_BEFORE, "refusal")).isEqualTo(1);
        assertThat(value(Profile.PROMPTFOO, "refusal")).isZero();
        assertThat(value(Profile.TRULENS, "refusal")).isEqualTo(1);
        assertThat(value(Profile.DOKIMOS, "refusal")).isEqualTo(1);
        assertThat(value(Profile.PLAN2468, "refusal")).isZero();
        assertThat(Profile.PLAN2468.score(log).why()).isEqualTo("LLM refused to provide faithfulness verdicts");
    }

    @Test
    void noVerdictsAtAll() {
        assertThat(value(Profile.PLAN2468, "silence")).isEqualTo(0.5);
        assertThat(Profile.PLAN2468.score(GOLDEN.get("silence")).why()).isEqualTo("No faithfulness verdicts provided");
        assertThat(Profile.STRICT.score(GOLDEN.get("silence")).display()).isEqualTo("unmeasured (no_verdicts)");
    }

    @Test
    void surplus() {
        assertThat(value(Profile.DOKIMOS, "surplus_yes")).isEqualTo(1.5);
        assertThat(value(Profile.STRICT, "surplus_yes")).isEqualTo(0.5);
        assertThat(value(Profile.PROMPTFOO, "surplus_yes")).isEqualTo(0.5);
        assertThat(value(Profile.PROMPTFOO_BEFORE, "surplus_no")).isEqualTo(-1.5);
        assertThat(value(Profile.STRICT, "surplus_no")).isZero();
    }

    @Test
    void theComparisonSaysWhereTheGateFlipsAndWhy() {
        ProfileComparison comparison =
                ProfileComparison.of(GOLDEN.get("one_yes_of_four"), new PassThreshold(0.5, 1e-9));
        assertThat(comparison.row(Profile.STRICT).passes()).isFalse();
        assertThat(comparison.flips())
                .anyMatch(f -> f.startsWith("one_yes_of_four passes at 0.50 under RAGAS (1.00: ")
                        && f.contains("missing ones leave the denominator")
                        && f.contains("fails under Holdfast strict (0.25"));
        assertThat(comparison.flips()).noneMatch(f -> f.contains("under Dokimos"));
    }

    @Test
    void aForeignNanPassesNoGate() {
        ProfileComparison comparison = ProfileComparison.of(GOLDEN.get("refusal"), new PassThreshold(0, 0));
        assertThat(comparison.row(Profile.RAGAS).passes()).isFalse();
        assertThat(comparison.row(Profile.STRICT).passes()).isFalse();
        assertThat(comparison.row(Profile.PLAN2468).passes())
                .as("0 >= 0 passes there")
                .isTrue();
    }

    @Test
    void anUnknownProfileIsRefusedWithTheNames() {
        assertThatThrownBy(() -> Profile.named("ragass")).hasMessageContaining("ragas, deepeval");
        assertThat(Profile.named("promptfoo-before")).isEqualTo(Profile.PROMPTFOO_BEFORE);
    }

    @Test
    void anOtherFormatVersionIsRefused() {
        assertThatThrownBy(() -> VerdictLogJson.read("{\"format\":\"holdfast-verdicts/9\"}", "x:1"))
                .hasMessageContaining("x:1")
                .hasMessageContaining("holdfast-verdicts/1");
    }

    private static double value(Profile profile, String log) {
        return ((ProfileScore.Value) profile.score(GOLDEN.get(log))).value();
    }
}
