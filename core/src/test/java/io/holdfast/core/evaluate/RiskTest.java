package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.RiskSettings;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class RiskTest {
    private static final Risk INDEPENDENT = of(0, 1, 0);
    private static final Risk SHIPPED = new Risk(ConfigLoader.defaults().risk());

    private static Risk of(double intercept, double doubt, double claims) {
        return new Risk(new RiskSettings(0.4, false, "", intercept, doubt, claims, -1, 1));
    }

    /** An answer whose claims have these supports. */
    private static Trace trace(double... supports) {
        return new Trace(DoubleStream.of(supports)
                .mapToObj(s -> new TracedClaim(
                        AnswerClaims.whole("", "x"), Verdict.SUPPORTED, s, Rule.GROUNDING_MODEL, List.of(), null))
                .toList());
    }

    private static Trace claims(int n, double support) {
        return new Trace(Collections.nCopies(n, trace(support).claims().get(0)));
    }

    @Test
    void anAnswerWithoutClaimsHasNone() {
        assertThat(SHIPPED.of(Trace.EMPTY)).isZero();
    }

    @Test
    void doubtsOfIndependentClaimsAddUp() {
        assertThat(INDEPENDENT.of(trace(0.7))).isCloseTo(0.3, within(1e-9));
        assertThat(INDEPENDENT.of(trace(0.7, 0.5))).isCloseTo(1 - 0.7 * 0.5, within(1e-9));
    }

    @Test
    void eachSettingDoesSomething() {
        Trace answer = trace(0.8, 0.6);
        double risk = INDEPENDENT.of(answer);

        assertThat(of(-1, 1, 0).of(answer)).isLessThan(risk);
        assertThat(of(0, 2, 0).of(answer)).isLessThan(risk);
        assertThat(of(0, 1, -1).of(answer)).isLessThan(risk);
    }

    @Test
    void oneDoubtCountsLessAmongManyClaims() {
        assertThat(SHIPPED.of(claims(8, 0.8))).isLessThan(1 - Math.pow(1 - SHIPPED.of(claims(1, 0.8)), 8));
    }

    @Test
    void aDoubtfulClaimRaisesIt() {
        double sure = SHIPPED.of(trace(0.95, 0.95, 0.95));

        assertThat(SHIPPED.of(trace(0.95, 0.3, 0.95))).isGreaterThan(sure);
        assertThat(SHIPPED.of(trace(0.95, 0.05, 0.95))).isGreaterThan(SHIPPED.of(trace(0.95, 0.3, 0.95)));
    }

    @Test
    void nothingIsCertain() {
        assertThat(SHIPPED.of(trace(1))).isPositive();
        assertThat(SHIPPED.of(trace(0))).isLessThan(1);
    }
}
