package io.holdfast.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.SampleRun;
import io.holdfast.lab.result.RunResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonTest {
    private static final Config CONFIG = new ConfigLoader().load().config();

    @TempDir
    Path folder;

    @Test
    void aRunComparedWithItselfShowsNoChangeAtAll() {
        RunResult run = SampleRun.write(folder.resolve("a"), "m", 40);
        Comparison comparison = Comparison.of(run, run, CONFIG);
        assertThat(comparison.regression()).isFalse();
        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.claims()).isEmpty();
        assertThat(comparison.dimensions()).allSatisfy(d -> {
            assertThat(d.scores()).isNotNull();
            assertThat(d.scores().difference()).isZero();
            assertThat(d.scores().p()).isEqualTo(1);
            assertThat(d.passes().broken() + d.passes().fixed()).isZero();
        });
    }

    @Test
    void manyWrongNumbersAreARegressionAndTheOtherWayAnImprovement() {
        RunResult good = SampleRun.write(folder.resolve("a"), "m", 60, 0.1);
        RunResult bad = SampleRun.write(folder.resolve("b"), "m", 60, 0.7);
        Comparison worse = Comparison.of(good, bad, CONFIG);
        assertThat(worse.regression()).isTrue();
        assertThat(worse.claims()).first().satisfies(c -> {
            assertThat(c.kind()).isEqualTo(ClaimChange.Kind.BECAME_UNSUPPORTED);
            assertThat(c.why()).contains("the source says");
        });
        Comparison better = Comparison.of(bad, good, CONFIG);
        assertThat(better.regression()).isFalse();
        assertThat(better.dimensions().get(0).scores().change()).isEqualTo(DimensionComparison.Change.IMPROVEMENT);
    }

    @Test
    void oneMoreWrongAnswerIsNoise() {
        RunResult base = SampleRun.write(folder.resolve("a"), "m", 40, 0.25);
        RunResult candidate = SampleRun.write(folder.resolve("b"), "m", 40, 0.30);
        Comparison comparison = Comparison.of(base, candidate, CONFIG);
        assertThat(comparison.dimensions().get(0).passes().broken()).isPositive();
        assertThat(comparison.regression()).isFalse();
    }

    @Test
    void sixOfAHundredNewlyContradictedAreARegressionAndFiveAreNot() {
        assertThat(broken(100, 6).regression()).isTrue();
        assertThat(broken(100, 5).regression()).isFalse();
    }

    @Test
    void fiveCasesCannotShowARegressionAndSixCan() {
        assertThat(broken(5, 5).telling()).isFalse();
        assertThat(broken(5, 5).regression()).isFalse();
        assertThat(broken(6, 6).telling()).isTrue();
        assertThat(broken(6, 6).regression()).isTrue();
    }

    /** Answers that were all grounded, compared with the same of which some are contradicted. */
    private static Comparison broken(int cases, int broken) {
        return Comparison.of(answers(cases, 0), answers(cases, broken), CONFIG);
    }

    private static RunResult answers(int cases, int contradicted) {
        List<ObjectNode> findings = IntStream.range(0, cases)
                .mapToObj(i -> Json.object()
                        .put("case", "c" + i)
                        .put("dimension", "faithfulness")
                        .put("question", "What?")
                        .put("outcome", "scored")
                        .put("score", i < contradicted ? 0 : 1)
                        .put("failure", i < contradicted))
                .toList();
        ObjectNode summary = Json.object();
        summary.putArray("dimensions").add("faithfulness");
        return new RunResult("answers", summary, findings, Map.of(), Json.object());
    }

    @Test
    void casesThatBecomeUnmeasuredCannotHideARegression() {
        RunResult base = SampleRun.write(folder.resolve("a"), "m", 60, 0);
        List<ObjectNode> silent = base.findings().stream()
                .map(ObjectNode::deepCopy)
                .peek(f -> {
                    f.remove(List.of("score", "claims"));
                    f.put("outcome", "unmeasured").put("failure", true).put("reason", "timeout");
                })
                .toList();
        RunResult candidate = new RunResult("b", base.summary(), silent, Map.of(), Json.object());
        Comparison comparison = Comparison.of(base, candidate, CONFIG);
        assertThat(comparison.dimensions().get(0).scores()).isNull();
        assertThat(comparison.dimensions().get(0).lost()).isPositive();
        assertThat(comparison.regression()).isTrue();
    }

    @Test
    void anotherDataSetOrConfigurationIsNamedAndACaseAskedOtherwiseIsNoPair() {
        RunResult base = SampleRun.write(folder.resolve("a"), "m", 9);
        ObjectNode summary = base.summary().deepCopy();
        summary.put("config_hash", "f".repeat(64));
        ((ObjectNode) summary.path("dataset")).put("hash", "0".repeat(64));
        List<ObjectNode> reworded = base.findings().stream()
                .map(f -> f.deepCopy().put("question", "Something else?"))
                .toList();
        Comparison comparison =
                Comparison.of(base, new RunResult("b", summary, reworded, Map.of(), Json.object()), CONFIG);
        assertThat(comparison.differences()).extracting(Difference::what).containsExactly("data set", "configuration");
        assertThat(comparison.differences()).allMatch(Difference::fatal);
        assertThat(comparison.dimensions()).isEmpty();
        assertThat(ComparisonText.of(comparison)).contains("WARNING: data set differs", "nothing to compare");
    }

    @Test
    void explainDiffTellsMovedEvidenceFromLostSupport() {
        ObjectNode before = claims(
                claim("The harbour closes at nine in winter.", "supported", 0),
                claim("Boats must carry a lamp at night.", "supported", 40),
                claim("Dogs are welcome on every ferry.", "not_found", -1));
        ObjectNode after = claims(
                claim("The harbour closes at nine in the winter.", "supported", 200),
                claim("Boats must carry a lamp at night.", "contradicted", 40),
                claim("Tickets are sold on board only.", "not_found", -1));
        assertThat(new ExplainDiff(0.6).of("c", before, after))
                .extracting(ClaimChange::kind)
                .containsExactlyInAnyOrder(
                        ClaimChange.Kind.EVIDENCE_MOVED,
                        ClaimChange.Kind.BECAME_UNSUPPORTED,
                        ClaimChange.Kind.NEW_UNSUPPORTED,
                        ClaimChange.Kind.UNSUPPORTED_GONE);
    }

    @Test
    void theJsonHoldsNoNumberThatIsNone() {
        RunResult run = SampleRun.write(folder.resolve("a"), "m", 12);
        ObjectNode json = ComparisonJson.of(Comparison.of(run, run, CONFIG));
        assertThat(Json.line(json)).doesNotContain("NaN").doesNotContain("null").contains("\"regression\":false");
    }

    private static ObjectNode claims(ObjectNode... claims) {
        ObjectNode finding = Json.object();
        ArrayNode array = finding.putArray("claims");
        for (ObjectNode claim : claims) {
            array.add(claim);
        }
        return finding;
    }

    private static ObjectNode claim(String text, String verdict, int start) {
        ObjectNode claim =
                Json.object().put("text", text).put("verdict", verdict).put("rule", "lexical_entailment");
        ArrayNode evidence = claim.putArray("evidence");
        if (start >= 0) {
            evidence.addObject().put("document", "0").put("start", start).put("end", start + 30);
        }
        return claim;
    }
}
