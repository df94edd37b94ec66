package io.holdfast.app.demo;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class DemoPageTest {
    @Test
    void hostileTextIsShownNotRun() {
        String attack = "<script>alert('x')</script>\"&";
        TracedClaim claim = new TracedClaim(
                new Claim(new Span(0, attack.length()), attack, attack),
                Verdict.NOT_FOUND,
                0,
                Rule.NO_EVIDENCE,
                List.of(),
                attack);
        Grounding grounding = new Grounding(Grounding.Path.CLAIM_TRACING, new Trace(List.of(claim)), 1, null);
        DemoResult result = new DemoResult(
                Case.of(attack, attack, attack), Answer.of(attack), new Finding.Scored<>(0, true, grounding));

        String page = page(new DemoGroup(attack, attack, List.of(result)));

        assertThat(page)
                .doesNotContain("<script")
                .contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;");
    }

    @Test
    void groupWithoutAnyScoreHasNoMean() {
        DemoResult result = new DemoResult(
                Case.of("a", "q"),
                Answer.of(""),
                new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty"));

        assertThat(page(new DemoGroup("g", "", List.of(result))))
                .contains("–")
                .contains("unmeasured: the answer is empty");
    }

    private static String page(DemoGroup group) {
        return DemoPage.render(List.of(group), ConfigLoader.defaults().experiment());
    }
}
