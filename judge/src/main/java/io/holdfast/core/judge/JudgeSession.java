package io.holdfast.core.judge;

import io.holdfast.core.config.Config;
import io.holdfast.core.judge.reply.Anomaly;
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
    private final Map<Integer, Ruling> settled = new TreeMap<>();
    private final Map<Integer, Opinion> first = new TreeMap<>();
    private final List<Opinion> cast = new ArrayList<>();
    private final List<Anomaly> anomalies = new ArrayList<>();
    private final List<Unusable> unread = new ArrayList<>();
    /** Statements that some reply supported and no reply that counts has ruled on, with the last such reply. */
    private final Map<Integer, Unusable> doubted = new TreeMap<>();

    private Answer.Usage usage = new Answer.Usage(0, 0);
    private int calls;

    JudgeSession(ChatModel judge, Config config, NonceSource nonces, String caseId) {
        this.judge = judge;
        this.config = config;
        this.nonces = nonces;
        this.caseId = caseId;
    }

    /** Asks about the statements with these contexts; those already supported are not asked again. */
    void ask(List<Document> contexts, List<Statement> statements) {
        List<Statement> open = statements.stream().filter(s -> !supported(s)).toList();
        if (open.isEmpty()) {
            return;
        }
        Optional<Heard> reply = call("verdicts", contexts, open);
        if (reply.isEmpty()) {
            return;
        }
        Heard heard = reply.get();
        first(open, heard.belief());
        List<Statement> missing = take(open, heard.belief());
        if (missing.isEmpty()) {
            return;
        }
        Optional<Heard> again = call("again", contexts, missing);
        if (again.isPresent()) {
            if (heard.problem().isPresent()) {
                first(missing, again.get().belief());
            }
            missing = take(missing, again.get().belief());
        }
        Optional<Unusable> problem = again.flatMap(Heard::problem).or(heard::problem);
        for (Statement statement : missing) {
            problem.ifPresent(unusable -> doubted.put(statement.id(), unusable));
        }
    }

    /** A reply that was read, and what of it counts. */
    private record Heard(Belief belief, String reply) {
        Optional<Unusable> problem() {
            return belief.doubt().map(code -> Unusable.verdicts(code, reply));
        }
    }

    private void first(List<Statement> asked, Belief belief) {
        cast.addAll(belief.cast());
        for (int i = 0; i < asked.size(); i++) {
            int id = asked.get(i).id();
            belief.rulings().get(i).ifPresent(r -> first.merge(id, r.opinion(), JudgeSession::better));
        }
    }

    private boolean supported(Statement statement) {
        Ruling ruling = settled.get(statement.id());
        return ruling != null && ruling.supported();
    }

    private static Opinion better(Opinion a, Opinion b) {
        return a == Opinion.YES || b == Opinion.YES ? Opinion.YES : a;
    }

    private List<Statement> take(List<Statement> asked, Belief belief) {
        List<Statement> missing = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            Statement statement = asked.get(i);
            belief.rulings()
                    .get(i)
                    .ifPresentOrElse(ruling -> settled.put(statement.id(), ruling), () -> missing.add(statement));
        }
        return missing;
    }

    private Optional<Heard> call(String purpose, List<Document> contexts, List<Statement> statements) {
        String nonce = nonces.next(material(purpose, contexts, statements));
        boolean again = purpose.equals("again");
        ChatModel.Reply reply = judge.chat(new ChatModel.Request(
                again
                        ? JudgePrompts.again(nonce, contexts, statements)
                        : JudgePrompts.verdicts(nonce, contexts, statements),
                config.judge().replyTokens(),
                config.inference().seed(),
                JudgeSchemas.verdicts(statements)));
        calls++;
        usage = usage.plus(reply.usage());
        String text = JudgePrompts.withoutPrompt(reply.text(), nonce);
        Reading reading = VerdictParser.parse(text, statements, Optional.of(nonce));
        if (reading instanceof Reading.Parsed parsed) {
            Belief belief = Belief.of(parsed);
            anomalies.addAll(belief.anomalies());
            return Optional.of(new Heard(belief, reply.text()));
        }
        anomalies.addAll(reading.anomalies());
        if (!again) {
            unread.add(Unusable.verdicts(((Reading.Unreadable) reading).code(), reply.text()));
        }
        return Optional.empty();
    }

    private List<String> material(String purpose, List<Document> contexts, List<Statement> statements) {
        List<String> material = new ArrayList<>(List.of(purpose, caseId));
        contexts.forEach(c -> material.add(c.text()));
        statements.forEach(s -> material.add(s.id() + ": " + s.text()));
        return material;
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

    /** Why nothing can be scored, if so: a foreign nonce anywhere, support that does not count, or no verdict at all. */
    Optional<Unusable> problem() {
        Optional<Unusable> foreign = unread(ErrorCode.UNKNOWN_NONCE);
        if (foreign.isPresent()) {
            return foreign;
        }
        for (Map.Entry<Integer, Unusable> entry : doubted.entrySet()) {
            Ruling ruling = settled.get(entry.getKey());
            if (ruling == null || !ruling.supported()) {
                return Optional.of(entry.getValue());
            }
        }
        if (!settled.isEmpty() || calls == 0) {
            return Optional.empty();
        }
        return unread(ErrorCode.JUDGE_REFUSED).or(() -> unread.stream().findFirst());
    }

    private Optional<Unusable> unread(ErrorCode code) {
        return unread.stream().filter(u -> u.code() == code).findFirst();
    }
}
