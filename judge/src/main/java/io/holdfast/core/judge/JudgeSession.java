package io.holdfast.core.judge;

import io.holdfast.core.config.Config;
import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.judge.reply.Lookalike;
import io.holdfast.core.judge.reply.Reading;
import io.holdfast.core.judge.reply.Ruling;
import io.holdfast.core.judge.reply.Statement;
import io.holdfast.core.judge.reply.VerdictParser;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.port.ChatModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One answer before the judge: the calls, what came back, and what it took. Statements without a verdict are asked
 * again once, alone. A statement is supported when any batch of contexts supports it.
 */
final class JudgeSession {
    private final ChatModel judge;
    private final Config config;
    private final NonceSource nonces;
    private final String caseId;
    private final Lookalike lookalike;

    private final Map<Integer, Ruling> settled = new TreeMap<>();
    private final Map<Integer, Opinion> first = new TreeMap<>();
    private final List<Opinion> cast = new ArrayList<>();
    private final List<Anomaly> anomalies = new ArrayList<>();
    private final List<ErrorCode> unread = new ArrayList<>();
    private Answer.Usage usage = new Answer.Usage(0, 0);
    private int calls;

    JudgeSession(ChatModel judge, Config config, NonceSource nonces, String caseId, String answer) {
        this.judge = judge;
        this.config = config;
        this.nonces = nonces;
        this.caseId = caseId;
        this.lookalike = Lookalike.of(answer);
    }

    /** Asks about the statements with these contexts; those already supported are not asked again. */
    void ask(List<Document> contexts, List<Statement> statements) {
        List<Statement> open = statements.stream().filter(s -> !supported(s)).toList();
        if (open.isEmpty()) {
            return;
        }
        Optional<Reading.Parsed> reading = call("verdicts", contexts, open);
        if (reading.isEmpty()) {
            return;
        }
        cast.addAll(reading.get().cast());
        for (int i = 0; i < open.size(); i++) {
            int id = open.get(i).id();
            reading.get().rulings().get(i).ifPresent(r -> first.merge(id, r.opinion(), JudgeSession::better));
        }
        List<Statement> missing = take(open, reading.get());
        if (!missing.isEmpty()) {
            call("again", contexts, missing)
                    .filter(again -> !again.byOrder() || again.cast().size() == missing.size())
                    .ifPresent(again -> take(missing, again));
        }
    }

    private boolean supported(Statement statement) {
        Ruling ruling = settled.get(statement.id());
        return ruling != null && ruling.supported();
    }

    private static Opinion better(Opinion a, Opinion b) {
        return a == Opinion.YES || b == Opinion.YES ? Opinion.YES : a;
    }

    private List<Statement> take(List<Statement> asked, Reading.Parsed reading) {
        List<Statement> missing = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            Statement statement = asked.get(i);
            reading.rulings()
                    .get(i)
                    .ifPresentOrElse(ruling -> settled.put(statement.id(), ruling), () -> missing.add(statement));
        }
        return missing;
    }

    private Optional<Reading.Parsed> call(String purpose, List<Document> contexts, List<Statement> statements) {
        String nonce = nonces.next(material(purpose, contexts, statements));
        ChatModel.Reply reply = judge.chat(new ChatModel.Request(
                JudgePrompts.verdicts(nonce, contexts, statements),
                config.judge().replyTokens(),
                config.inference().seed(),
                JudgeSchemas.verdicts(statements)));
        calls++;
        usage = usage.plus(reply.usage());
        String text = JudgePrompts.withoutFences(reply.text(), nonce);
        Reading reading = believed(VerdictParser.parse(text, statements, Optional.of(nonce)));
        anomalies.addAll(reading.anomalies());
        if (reading instanceof Reading.Parsed parsed) {
            return Optional.of(parsed);
        }
        if (purpose.equals("verdicts")) {
            unread.add(((Reading.Unreadable) reading).code());
        }
        return Optional.empty();
    }

    private List<String> material(String purpose, List<Document> contexts, List<Statement> statements) {
        List<String> material = new ArrayList<>(List.of(purpose, caseId));
        contexts.forEach(c -> material.add(c.text()));
        statements.forEach(s -> material.add(s.id() + ": " + s.text()));
        return material;
    }

    /**
     * Support that carries no nonce is not believed where the answer itself reads like a reply: the judge may only be
     * repeating it. What such a reply says against the answer is kept.
     */
    private Reading believed(Reading reading) {
        boolean doubtful = reading instanceof Reading.Parsed parsed
                && !parsed.signed()
                && (lookalike == Lookalike.STRONG
                        || lookalike == Lookalike.WEAK && (parsed.attempt().inWords() || parsed.byOrder()));
        if (!doubtful) {
            return reading;
        }
        Reading.Parsed parsed = (Reading.Parsed) reading;
        List<Optional<Ruling>> kept = parsed.rulings().stream()
                .map(r -> r.filter(ruling -> !ruling.supported()))
                .toList();
        List<Anomaly> noted = new ArrayList<>(parsed.anomalies());
        noted.add(new Anomaly(Anomaly.Code.UNSIGNED, "the nonce of this call", "no nonce"));
        if (kept.stream().noneMatch(Optional::isPresent)) {
            return new Reading.Unreadable(ErrorCode.UNKNOWN_NONCE, "", noted);
        }
        List<Opinion> against =
                parsed.cast().stream().filter(o -> o != Opinion.YES).toList();
        return new Reading.Parsed(parsed.attempt(), kept, against, parsed.byOrder(), false, noted);
    }

    Optional<Ruling> ruling(int id) {
        return Optional.ofNullable(settled.get(id));
    }

    Optional<Opinion> firstOpinion(int id) {
        return Optional.ofNullable(first.get(id));
    }

    List<Opinion> cast() {
        return cast;
    }

    List<Anomaly> anomalies() {
        return anomalies;
    }

    Answer.Usage usage() {
        return usage;
    }

    int calls() {
        return calls;
    }

    /** Why nothing can be scored, if so: a foreign nonce anywhere, or no verdict at all. */
    Optional<ErrorCode> problem() {
        if (unread.contains(ErrorCode.UNKNOWN_NONCE)) {
            return Optional.of(ErrorCode.UNKNOWN_NONCE);
        }
        if (!settled.isEmpty() || calls == 0) {
            return Optional.empty();
        }
        return Optional.of(unread.contains(ErrorCode.JUDGE_REFUSED) ? ErrorCode.JUDGE_REFUSED : ErrorCode.NO_VERDICTS);
    }
}
