package io.holdfast.app.judge;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.judge.GrayZone;
import io.holdfast.core.judge.JudgedFaithfulness;
import io.holdfast.core.judge.Judgement;
import io.holdfast.core.judge.NonceSource;
import io.holdfast.core.judge.StatementSource;
import io.holdfast.core.judge.profile.Profile;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.port.ChatModel;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.text.TokenCounter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Judges the same answers under every policy, so that calls saved can be compared with accuracy gained. All judge our own
 * claims, so that they are about the same statements.
 */
public final class PolicyBench {
    private final Evaluator<Grounding> judgeFree;
    private final Config config;
    private final Function<KnownAnswer, ChatModel> judges;

    public PolicyBench(Evaluator<Grounding> judgeFree, Config config, Function<KnownAnswer, ChatModel> judges) {
        this.judgeFree = judgeFree;
        this.config = config;
        this.judges = judges;
    }

    /** What the policies made of one answer, beside the judge-free finding. */
    public record Compared(
            KnownAnswer known, Finding<Grounding> free, Map<JudgePolicy, RecordScorer.Outcome> outcomes) {

        Finding<Grounding> finding(JudgePolicy policy) {
            return Objects.requireNonNull(outcomes.get(policy)).finding();
        }

        int calls(JudgePolicy policy) {
            Judgement judgement = Objects.requireNonNull(outcomes.get(policy)).judgement();
            return judgement == null ? 0 : judgement.calls();
        }

        int judged(JudgePolicy policy) {
            Judgement judgement = Objects.requireNonNull(outcomes.get(policy)).judgement();
            return judgement == null ? 0 : judgement.judged();
        }
    }

    public Compared compare(KnownAnswer known) {
        Finding<Grounding> free = judgeFree.evaluate(known.testCase(), known.answer());
        ChatModel judge = judges.apply(known);
        Map<JudgePolicy, RecordScorer.Outcome> outcomes = new EnumMap<>(JudgePolicy.class);
        for (JudgePolicy policy : JudgePolicy.values()) {
            outcomes.put(policy, score(judge, known, free, policy));
        }
        return new Compared(known, free, outcomes);
    }

    private RecordScorer.Outcome score(
            ChatModel judge, KnownAnswer known, Finding<Grounding> free, JudgePolicy policy) {
        JudgedFaithfulness judged = new JudgedFaithfulness(
                judge, config, StatementSource.claims(), NonceSource.ofContent(), TokenCounter::count);
        return new JudgedEvaluator((testCase, answer) -> free, judged, policy, Profile.STRICT, config)
                .score(known.testCase(), known.answer());
    }

    /** What a band would cost and be worth, were the labels the judge. */
    public record Band(double low, double high, double fewerCalls, double right) {}

    /** Every band on a grid, for choosing one by data. */
    public static List<Band> bands(List<Compared> compared, List<Double> lows, List<Double> highs) {
        List<Band> bands = new ArrayList<>();
        for (double low : lows) {
            for (double high : highs) {
                bands.add(band(compared, low, high));
            }
        }
        return bands;
    }

    private static Band band(List<Compared> compared, double low, double high) {
        GrayZone zone = new GrayZone(low, high);
        int asked = 0;
        int right = 0;
        int claims = 0;
        for (Compared answer : compared) {
            LabelJudge labels = new LabelJudge(answer.known());
            boolean undecided = false;
            for (TracedClaim claim : claims(answer.free())) {
                boolean label = labels.supported(claim.claim().statement());
                boolean sent = zone.undecided(claim);
                undecided |= sent;
                claims++;
                right += sent || claim.supported() == label ? 1 : 0;
            }
            asked += undecided ? 1 : 0;
        }
        return new Band(
                low,
                high,
                compared.isEmpty() ? 0 : 1 - (double) asked / compared.size(),
                claims == 0 ? 0 : (double) right / claims);
    }

    /** The claims a policy may put to the judge: those of traced answers. */
    static List<TracedClaim> claims(Finding<Grounding> finding) {
        boolean traced = finding instanceof Finding.Scored<Grounding> scored
                && (scored.detail().path() == Grounding.Path.CLAIM_TRACING
                        || scored.detail().path() == Grounding.Path.JUDGED);
        return traced ? ((Finding.Scored<Grounding>) finding).detail().trace().claims() : List.of();
    }
}
