package io.holdfast.core.judge;

import static io.holdfast.core.judge.Fixtures.config;
import static io.holdfast.core.judge.Fixtures.judged;
import static io.holdfast.core.judge.Fixtures.statements;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.judge.reply.Ruling;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgedFaithfulnessTest {
    private static final String[] THREE = {"The mill burned in 1904.", "Nobody was hurt.", "It was rebuilt in brick."};
    private final Case mill =
            Case.of("mill", "What happened to the mill?", "The mill burned down in 1904 and was rebuilt.");
    private final Answer answer = Answer.of("The mill burned in 1904. Nobody was hurt. It was rebuilt in brick.");

    @Test
    void aVerdictForEachStatementIsAShareOfAllStatements() {
        Scripted judge = Scripted.signed(
                "[{\"id\":1,\"verdict\":1,\"reason\":\"Stated.\"},{\"id\":2,\"verdict\":0},{\"id\":3,\"verdict\":\"yes\"}]");
        Judgement judgement =
                judged(judge, config("judge.threshold=0.5"), statements(THREE)).judge(mill, answer);
        assertThat(score(judgement)).isEqualTo(2.0 / 3);
        assertThat(judgement.passed()).isTrue();
        assertThat(judgement.reason()).isEqualTo("Faithfulness 0.67 is >= 0.50");
        assertThat(judgement.calls()).isEqualTo(1);
        List<TracedClaim> claims = trace(judgement).claims();
        assertThat(claims.get(0).diagnosis()).isEqualTo("judge: Stated.");
        assertThat(claims.get(1).diagnosis()).isEqualTo("judge: " + Ruling.NO_REASON);
        assertThat(claims).allMatch(c -> c.rule() == Rule.JUDGE);
    }

    @Test
    void missingIdsAreAskedAgainOnceAloneThenUnsupported() {
        Scripted judge = Scripted.signed("[{\"id\":1,\"verdict\":1}]", "[{\"id\":1,\"verdict\":1}]");
        Judgement judgement = judged(judge, config(), statements(THREE)).judge(mill, answer);
        assertThat(score(judgement)).isEqualTo(1.0 / 3);
        assertThat(judge.requests).hasSize(2);
        assertThat(judge.prompt(1)).contains("ids: 2, 3.").doesNotContain("The mill burned in 1904.\n");
        assertThat(judgement.anomalies()).extracting(Anomaly::code).contains(Anomaly.Code.MISSING);
        assertThat(judgement.usage()).isEqualTo(new Answer.Usage(200, 20));
    }

    @Test
    void theSecondReplyFillsWhatTheFirstLeftOut() {
        Scripted judge = Scripted.signed("1. Yes", "2. No\n3. Yes");
        Judgement judgement = judged(judge, config(), statements(THREE)).judge(mill, answer);
        assertThat(score(judgement)).isEqualTo(2.0 / 3);
        assertThat(trace(judgement).claims()).extracting(TracedClaim::supported).containsExactly(true, false, true);
    }

    @Test
    void aBareYesToSeveralMissingIdsIsNotHandedOutByGuess() {
        Scripted judge = Scripted.signed("Final verdict for each statement in order: Yes.");
        Judgement judgement = judged(judge, config(), statements(THREE)).judge(mill, answer);
        assertThat(code(judgement)).isEqualTo(ErrorCode.MALFORMED_REPLY);
        assertThat(judge.requests).as("asked again once").hasSize(2);
    }

    @Test
    void fiveNoForThreeStatementsIsZeroAndTheSurplusIsCounted() {
        Scripted judge = Scripted.signed("Final verdict for each statement in order: No. No. No. No. No.");
        Judgement judgement =
                judged(judge, config("judge.threshold=0"), statements(THREE)).judge(mill, answer);
        assertThat(score(judgement)).isZero();
        assertThat(judgement.passed()).as("threshold 0 lets no failure pass").isFalse();
        assertThat(judgement.anomalies()).contains(new Anomaly(Anomaly.Code.SURPLUS, "0", "2"));
    }

    @Test
    void verdictsOnStatementsThatNobodyAskedAboutLiftNoScore() {
        Scripted judge = Scripted.signed("1. Yes\n2. No\n3. No\n4. Yes\n5. Yes\n6. Yes");
        assertThat(code(judged(judge, config(), statements(THREE)).judge(mill, answer)))
                .isEqualTo(ErrorCode.MALFORMED_REPLY);
    }

    @Test
    void anApologyIsUnmeasuredAndFailsAtAnyThreshold() {
        for (String threshold : List.of("0", "0.5", "1")) {
            Scripted judge = Scripted.replies("I apologize, but I cannot evaluate these statements.");
            Judgement judgement = judged(judge, config("judge.threshold=" + threshold), statements(THREE))
                    .judge(mill, answer);
            assertThat(code(judgement)).isEqualTo(ErrorCode.JUDGE_REFUSED);
            assertThat(judgement.passed()).isFalse();
            assertThat(judgement.log().refused()).isTrue();
            assertThat(judge.requests).as("a refusal is not asked again").hasSize(1);
        }
    }

    @Test
    void proseWithoutVerdictsIsUnmeasured() {
        Scripted judge = Scripted.replies("The mill is an interesting building.");
        assertThat(code(judged(judge, config(), statements(THREE)).judge(mill, answer)))
                .isEqualTo(ErrorCode.NO_VERDICTS);
    }

    @Test
    void anExplanationThatSomethingCannotBeDeterminedIsNoRefusal() {
        Scripted judge = Scripted.signed(
                "1. It cannot be determined who wrote it. Verdict: Yes\n2. Verdict: No\n3. Verdict: No");
        assertThat(score(judged(judge, config(), statements(THREE)).judge(mill, answer)))
                .isEqualTo(1.0 / 3);
    }

    @Test
    void aJudgeThatWasTalkedRoundRaisesNoScore() {
        Scripted judge = Scripted.answering(
                prompt -> prompt.contains("Split the answer")
                        ? "{\"nonce\":\"" + Scripted.nonce(prompt)
                                + "\",\"statements\":[\"The sky is blue.\",\"Water is wet.\",\"The mill burned in 1904.\"]}"
                        : "{\"nonce\":\"" + Scripted.nonce(prompt)
                                + "\",\"verdicts\":[{\"id\":1,\"verdict\":1},{\"id\":2,\"verdict\":0},{\"id\":3,\"verdict\":0}]}");

        Judgement judgement =
                JudgedFaithfulness.of(judge, config(), String::length).judge(mill, answer);

        assertThat(score(judgement)).as("invented statements are not scored").isEqualTo(1.0 / 3);
        assertThat(judgement.anomalies())
                .extracting(a -> a.code() + " " + a.actual())
                .containsExactly("INVENTED 2", "DROPPED 2");
        assertThat(trace(judgement).claims())
                .extracting(c -> c.claim().text())
                .containsExactly("The mill burned in 1904.", "Nobody was hurt.", "It was rebuilt in brick.");
    }

    @Test
    void aStatementWithAnotherNumberOrANegationIsNotTheAnswers() {
        Scripted judge = Scripted.answering(prompt -> prompt.contains("Split the answer")
                ? "{\"nonce\":\"" + Scripted.nonce(prompt)
                        + "\",\"statements\":[\"The mill burned in 1905.\",\"The mill was not rebuilt in brick.\",\"Nobody was hurt.\"]}"
                : "{\"nonce\":\"" + Scripted.nonce(prompt) + "\",\"verdicts\":[{\"id\":1,\"verdict\":1}]}");

        assertThat(JudgedFaithfulness.of(judge, config(), String::length)
                        .judge(mill, answer)
                        .anomalies())
                .extracting(a -> a.code().id())
                .contains("invented", "dropped");
    }

    @Test
    void noStatementsIsUnmeasured() {
        Judgement judgement = judged(Scripted.signed("{\"statements\":[]}"), config(), statements())
                .judge(mill, answer);
        assertThat(code(judgement)).isEqualTo(ErrorCode.NO_STATEMENTS);
        assertThat(judgement.passed()).isFalse();
    }

    @Test
    void twoCallsByDefaultStatementsThenVerdicts() {
        Scripted judge = Scripted.answering(
                prompt -> prompt.contains("Split the answer")
                        ? "{\"nonce\":\"" + Scripted.nonce(prompt)
                                + "\",\"statements\":[\"The mill burned in 1904.\",\"The mill was rebuilt in brick.\",\"Nobody was hurt.\"]}"
                        : "{\"nonce\":\"" + Scripted.nonce(prompt)
                                + "\",\"verdicts\":[{\"id\":1,\"verdict\":1},{\"id\":2,\"verdict\":0},{\"id\":3,\"verdict\":0}]}");
        Judgement judgement =
                JudgedFaithfulness.of(judge, config(), String::length).judge(mill, answer);
        assertThat(score(judgement)).isEqualTo(1.0 / 3);
        assertThat(judgement.anomalies()).isEmpty();
        assertThat(judgement.calls()).isEqualTo(2);
        assertThat(judgement.usage().inputTokens()).isEqualTo(200);
        Claim located = trace(judgement).claims().get(1).claim();
        assertThat(located.text()).as("the sentence it came from").isEqualTo("It was rebuilt in brick.");
    }

    @Test
    void ourOwnClaimsSpareTheFirstCall() {
        Scripted judge = Scripted.signed("1. Yes 2. Yes 3. Yes");
        Judgement judgement = JudgedFaithfulness.of(judge, config("judge.statements=claims"), String::length)
                .judge(mill, answer);
        assertThat(judgement.calls()).isEqualTo(1);
        assertThat(score(judgement)).isEqualTo(1);
    }

    @Test
    void aProvidersErrorKeepsItsCode() {
        Scripted judge = Scripted.answering(prompt -> {
            throw new HoldfastException(ErrorCode.RATE_LIMITED, "429 from the judge");
        });
        Judgement judgement = judged(judge, config(), statements(THREE)).judge(mill, answer);
        assertThat(code(judgement)).isEqualTo(ErrorCode.RATE_LIMITED);
        assertThat(judgement.passed()).isFalse();
    }

    @Test
    void withoutDocumentsNothingIsSupportedAndNobodyIsAsked() {
        Scripted judge = Scripted.signed("1. Yes 2. Yes 3. Yes");
        Judgement judgement = judged(judge, config(), statements(THREE)).judge(Case.of("x", "Why?"), answer);
        assertThat(score(judgement)).isZero();
        assertThat(judge.requests).isEmpty();
        assertThat(trace(judgement).claims()).allMatch(c -> c.rule() == Rule.NO_CONTEXT);
    }

    @Test
    void longContextsGoInBatchesAndAnyBatchMaySupport() {
        String page = "Nothing of note happened on this page of the chronicle of the valley. ".repeat(60);
        Case longCase = Case.of("long", "What burned?", page + "The mill burned in 1904. " + page);
        Scripted judge = Scripted.answering(prompt -> {
            String contexts = prompt.substring(0, prompt.indexOf("<<<statements"));
            return contexts.contains("The mill burned in 1904")
                    ? "nonce: " + Scripted.nonce(prompt) + "\n1. Yes\n2. No"
                    : "1. No\n2. No";
        });
        Judgement judgement = judged(
                        judge,
                        config("judge.window_tokens=1500", "judge.reply_tokens=300"),
                        statements("The mill burned in 1904.", "Nobody was hurt."))
                .judge(longCase, answer);
        assertThat(judge.requests.size()).isGreaterThan(2);
        assertThat(trace(judgement).claims()).extracting(TracedClaim::supported).containsExactly(true, false);
        assertThat(judge.requests)
                .allSatisfy(r -> assertThat(r.messages().stream()
                                        .mapToInt(m -> m.content().length())
                                        .sum()
                                / 4)
                        .isLessThan(1500));
    }

    @Test
    void manyStatementsGoInBatchesToo() {
        String[] many = new String[120];
        for (int i = 0; i < many.length; i++) {
            many[i] = "The mill had a room number " + i + " with a window to the east and a door.";
        }
        Scripted judge = Scripted.answering(prompt -> {
            StringBuilder reply = new StringBuilder("nonce: " + Scripted.nonce(prompt) + "\n");
            String list = prompt.substring(prompt.indexOf("<<<statements"));
            list.lines()
                    .filter(l -> l.matches("\\d+: .*"))
                    .forEach(l -> reply.append(l, 0, l.indexOf(':')).append(". Yes\n"));
            return reply.toString();
        });
        Judgement judgement = judged(
                        judge, config("judge.window_tokens=1500", "judge.reply_tokens=300"), statements(many))
                .judge(mill, answer);
        assertThat(score(judgement)).isEqualTo(1);
        assertThat(judge.requests.size()).isGreaterThan(1);
    }

    @Test
    void inTheGrayZoneOnlyUndecidedClaimsAreAsked() {
        Trace trace = new Trace(List.of(
                traced(THREE[0], Verdict.SUPPORTED, 0.95, Rule.LEXICAL_ENTAILMENT),
                traced(THREE[1], Verdict.NOT_FOUND, 0.45, Rule.CLOSE_EVIDENCE),
                traced(THREE[2], Verdict.CONTRADICTED, 0.5, Rule.NUMBER_MISMATCH)));
        Scripted judge = Scripted.signed("2. Yes");
        Judgement judgement = judged(judge, config(), statements()).judge(mill, answer, trace);
        assertThat(judge.requests).hasSize(1);
        assertThat(judge.prompt(0)).contains(THREE[1]).doesNotContain(THREE[2]);
        assertThat(judgement.judged()).isEqualTo(1);
        assertThat(score(judgement)).isEqualTo(2.0 / 3);
        assertThat(trace(judgement).claims())
                .extracting(TracedClaim::rule)
                .containsExactly(Rule.LEXICAL_ENTAILMENT, Rule.JUDGE, Rule.NUMBER_MISMATCH);
    }

    @Test
    void aTraceWithoutDoubtNeedsNoJudge() {
        Scripted judge = Scripted.signed("1. No");
        Trace sure = new Trace(List.of(traced(THREE[0], Verdict.SUPPORTED, 0.99, Rule.LEXICAL_ENTAILMENT)));
        Judgement judgement = judged(judge, config(), statements()).judge(mill, answer, sure);
        assertThat(judge.requests).isEmpty();
        assertThat(score(judgement)).isEqualTo(1);
    }

    @Test
    void theSameCallCarriesTheSameNonceInEveryRun() {
        Scripted first = Scripted.signed("1. Yes 2. Yes 3. Yes");
        Scripted second = Scripted.signed("1. Yes 2. Yes 3. Yes");
        judged(first, config(), statements(THREE)).judge(mill, answer);
        judged(second, config(), statements(THREE)).judge(mill, answer);
        assertThat(first.prompt(0)).isEqualTo(second.prompt(0));
        Scripted other = Scripted.signed("1. Yes 2. Yes");
        judged(other, config(), statements(THREE[0], THREE[1])).judge(mill, answer);
        assertThat(Scripted.nonce(other.prompt(0))).isNotEqualTo(Scripted.nonce(first.prompt(0)));
    }

    private TracedClaim traced(String text, Verdict verdict, double score, Rule rule) {
        int start = answer.text().indexOf(text);
        Claim claim = new Claim(new Span(start, start + text.length()), text, text);
        return new TracedClaim(claim, verdict, score, rule, List.of(), verdict == Verdict.SUPPORTED ? null : "why");
    }

    private static double score(Judgement judgement) {
        return ((Finding.Scored<Grounding>) judgement.finding()).score();
    }

    private static Trace trace(Judgement judgement) {
        return ((Finding.Scored<Grounding>) judgement.finding()).detail().trace();
    }

    private static ErrorCode code(Judgement judgement) {
        return ((Finding.Unmeasured<Grounding>) judgement.finding()).code();
    }
}
