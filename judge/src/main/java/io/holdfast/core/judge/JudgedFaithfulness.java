package io.holdfast.core.judge;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.JudgeSettings;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.judge.reply.Ruling;
import io.holdfast.core.judge.reply.Statement;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.ChatModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Faithfulness by a judge: the answer's statements, one verdict each, score = supported / all statements. What cannot be
 * measured is never a number, and never passes.
 */
public final class JudgedFaithfulness implements Evaluator<Grounding> {
    private static final Logger LOG = LoggerFactory.getLogger(JudgedFaithfulness.class);

    private final ChatModel judge;
    private final Config config;
    private final StatementSource source;
    private final NonceSource nonces;
    private final ToIntFunction<String> tokens;

    public JudgedFaithfulness(
            ChatModel judge, Config config, StatementSource source, NonceSource nonces, ToIntFunction<String> tokens) {
        this.judge = judge;
        this.config = config;
        this.source = source;
        this.nonces = nonces;
        this.tokens = tokens;
    }

    /** With nonces made from the content, and statements as {@code judge.statements} says. */
    public static JudgedFaithfulness of(ChatModel judge, Config config, ToIntFunction<String> tokens) {
        NonceSource nonces = NonceSource.ofContent();
        StatementSource source = config.judge().statements().equals("claims")
                ? StatementSource.claims()
                : new LlmStatements(judge, config, nonces);
        return new JudgedFaithfulness(judge, config, source, nonces, tokens);
    }

    @Override
    public Finding<Grounding> evaluate(Case testCase, Answer answer) {
        return judge(testCase, answer).finding();
    }

    /** Puts every statement of the answer to the judge. */
    public Judgement judge(Case testCase, Answer answer) {
        if (answer.text().isBlank()) {
            return unmeasured(testCase, List.of(), new Tally(), ErrorCode.EMPTY_ANSWER, "the answer is empty");
        }
        Tally tally = new Tally();
        try {
            StatementSource.Drawn drawn = source.draw(testCase, answer);
            tally.add(drawn.usage(), drawn.calls());
            tally.anomalies.addAll(drawn.anomalies());
            if (drawn.problem().isPresent()) {
                Unusable problem = drawn.problem().get();
                undrawn(problem.code()).ifPresent(tally.anomalies::add);
                warn(testCase, tally);
                return unmeasured(testCase, List.of(), tally, problem.code(), problem.message());
            }
            List<TracedClaim> undecided =
                    drawn.statements().stream().map(JudgedFaithfulness::open).toList();
            return hear(testCase, undecided, claim -> true, tally);
        } catch (HoldfastException e) {
            return failed(testCase, tally, e);
        }
    }

    /** Puts only the claims of a judge-free trace to the judge whose support is undecided by the configured band. */
    public Judgement judge(Case testCase, Answer answer, Trace trace) {
        JudgeSettings settings = config.judge();
        return judge(testCase, answer, trace, new GrayZone(settings.grayLow(), settings.grayHigh())::undecided);
    }

    /** Puts only some claims of a judge-free trace to the judge; the others keep their verdict. */
    public Judgement judge(Case testCase, Answer answer, Trace trace, Predicate<TracedClaim> asked) {
        Tally tally = new Tally();
        if (trace.claims().isEmpty()) {
            return unmeasured(testCase, List.of(), tally, ErrorCode.NO_STATEMENTS, "the trace holds no claims");
        }
        try {
            return hear(testCase, trace.claims(), asked, tally);
        } catch (HoldfastException e) {
            return failed(testCase, tally, e);
        }
    }

    private Judgement hear(Case testCase, List<TracedClaim> claims, Predicate<TracedClaim> sent, Tally tally) {
        List<Statement> asked = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            if (sent.test(claims.get(i))) {
                asked.add(new Statement(i + 1, claims.get(i).claim().statement()));
            }
        }
        JudgeSession session = new JudgeSession(judge, config, nonces, testCase.id());
        try {
            Batches batches = new Batches(
                    tokens, config.judge().windowTokens(), config.judge().replyTokens());
            for (List<Statement> statements : batches.statements(asked)) {
                for (List<Document> contexts : batches.contexts(testCase.documents(), statements)) {
                    session.ask(contexts, statements);
                }
            }
        } finally {
            tally.add(session.usage(), session.calls());
        }
        tally.anomalies.addAll(session.anomalies());
        tally.judged = asked.size();
        VerdictLog log = log(testCase, claims, asked, session);
        Optional<Unusable> problem = session.problem();
        if (problem.isPresent()) {
            ErrorCode code = problem.get().code();
            warn(testCase, tally);
            return judgement(new Finding.Unmeasured<>(code, problem.get().message()), code.id(), log, tally);
        }
        return scored(testCase, claims, asked, session, log, tally);
    }

    private Judgement scored(
            Case testCase,
            List<TracedClaim> claims,
            List<Statement> asked,
            JudgeSession session,
            VerdictLog log,
            Tally tally) {
        List<TracedClaim> traced = new ArrayList<>(claims);
        int missing = 0;
        for (Statement statement : asked) {
            Optional<Ruling> ruling = session.ruling(statement.id());
            missing += ruling.isEmpty() ? 1 : 0;
            TracedClaim before = claims.get(statement.id() - 1);
            traced.set(
                    statement.id() - 1,
                    ruled(before, ruling, testCase.documents().isEmpty()));
        }
        if (missing > 0 && !testCase.documents().isEmpty()) {
            tally.anomalies.add(new Anomaly(Anomaly.Code.MISSING, "0", Integer.toString(missing)));
        }
        Trace trace = new Trace(traced);
        double score = trace.faithfulness();
        PassThreshold gate =
                new PassThreshold(config.judge().threshold(), config.judge().epsilon());
        warn(testCase, tally);
        double risk = 1 - traced.stream().mapToDouble(TracedClaim::score).min().orElse(0);
        Grounding grounding = new Grounding(Grounding.Path.JUDGED, trace, risk, gate.reason(score));
        return judgement(new Finding.Scored<>(score, !gate.passes(score), grounding), gate.reason(score), log, tally);
    }

    private static TracedClaim ruled(TracedClaim before, Optional<Ruling> ruling, boolean noDocuments) {
        List<Evidence> evidence = before.evidence();
        if (noDocuments) {
            return new TracedClaim(
                    before.claim(), Verdict.NOT_FOUND, 0, Rule.NO_CONTEXT, evidence, "the case has no documents");
        }
        String reason = ruling.map(Ruling::reason).orElse("the judge gave no verdict, asked twice");
        boolean supported = ruling.isPresent() && ruling.get().supported();
        return new TracedClaim(
                before.claim(),
                supported ? Verdict.SUPPORTED : Verdict.NOT_FOUND,
                supported ? 1 : 0,
                Rule.JUDGE,
                evidence,
                "judge: " + reason);
    }

    /** A statement nobody has looked at yet. */
    private static TracedClaim open(Claim claim) {
        return new TracedClaim(claim, Verdict.NOT_FOUND, 0.5, Rule.NO_EVIDENCE, List.of(), "not judged yet");
    }

    private static VerdictLog log(
            Case testCase, List<TracedClaim> claims, List<Statement> asked, JudgeSession session) {
        List<Opinion> cast = new ArrayList<>();
        List<Optional<Opinion>> first = new ArrayList<>();
        List<Optional<Opinion>> settled = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            int id = i + 1;
            TracedClaim claim = claims.get(i);
            if (asked.stream().anyMatch(s -> s.id() == id)) {
                first.add(session.firstOpinion(id));
                settled.add(session.ruling(id).map(Ruling::opinion));
            } else {
                Opinion decided = claim.supported() ? Opinion.YES : Opinion.NO;
                cast.add(decided);
                first.add(Optional.of(decided));
                settled.add(Optional.of(decided));
            }
        }
        cast.addAll(session.cast());
        boolean refused = cast.isEmpty()
                && session.problem()
                        .filter(p -> p.code() == ErrorCode.JUDGE_REFUSED)
                        .isPresent();
        List<String> statements =
                claims.stream().map(c -> c.claim().statement()).toList();
        return new VerdictLog(testCase.id(), statements, cast, first, settled, refused);
    }

    private Judgement failed(Case testCase, Tally tally, HoldfastException e) {
        String message = e.getMessage();
        return unmeasured(
                testCase, List.of(), tally, e.code(), message == null ? e.code().id() : message);
    }

    private static Judgement unmeasured(
            Case testCase, List<String> statements, Tally tally, ErrorCode code, String message) {
        List<Optional<Opinion>> nothing =
                statements.stream().map(s -> Optional.<Opinion>empty()).toList();
        VerdictLog log = VerdictLog.of(testCase.id(), statements, List.of(), nothing, code == ErrorCode.JUDGE_REFUSED);
        return judgement(new Finding.Unmeasured<>(code, message), code.id(), log, tally);
    }

    private static Judgement judgement(Finding<Grounding> finding, String reason, VerdictLog log, Tally tally) {
        return new Judgement(finding, reason, log, tally.anomalies, tally.usage, tally.calls, tally.judged);
    }

    /** What was odd about a reply that should have been a list of statements. */
    private static Optional<Anomaly> undrawn(ErrorCode code) {
        return switch (code) {
            case JUDGE_REFUSED -> Optional.of(new Anomaly(Anomaly.Code.REFUSAL, "statements", "a refusal"));
            case UNKNOWN_NONCE ->
                Optional.of(
                        new Anomaly(Anomaly.Code.UNKNOWN_NONCE, "the nonce of this call", "another nonce, or none"));
            default -> Optional.empty();
        };
    }

    private static void warn(Case testCase, Tally tally) {
        if (!tally.anomalies.isEmpty()) {
            LOG.warn(AnomalySentence.of(testCase.id(), tally.anomalies));
        }
    }

    /** What the calls of one answer add up to. */
    private static final class Tally {
        private Answer.Usage usage = new Answer.Usage(0, 0);
        private int calls;
        private int judged;
        private final List<Anomaly> anomalies = new ArrayList<>();

        void add(Answer.@Nullable Usage more, int moreCalls) {
            usage = more == null ? usage : usage.plus(more);
            calls += moreCalls;
        }
    }
}
