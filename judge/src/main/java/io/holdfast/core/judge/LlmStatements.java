package io.holdfast.core.judge;

import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.config.Config;
import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.judge.reply.StatementParser;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.ChatModel;
import io.holdfast.text.SentenceSplitter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Statements drawn by the judge itself. A list without the nonce may be anybody's: our own claims take its place. */
public final class LlmStatements implements StatementSource {
    private final ChatModel judge;
    private final Config config;
    private final NonceSource nonces;

    public LlmStatements(ChatModel judge, Config config, NonceSource nonces) {
        this.judge = judge;
        this.config = config;
        this.nonces = nonces;
    }

    @Override
    public Drawn draw(Case testCase, Answer answer) {
        String nonce = nonces.next(List.of("statements", testCase.id(), testCase.question(), answer.text()));
        ChatModel.Reply reply = judge.chat(new ChatModel.Request(
                JudgePrompts.statements(nonce, testCase.question(), answer.text()),
                config.judge().replyTokens(),
                config.inference().seed(),
                JudgeSchemas.statements()));
        String text = JudgePrompts.withoutPrompt(reply.text(), nonce);
        StatementParser.Listing listing = StatementParser.parse(text, Optional.of(nonce));
        if (listing instanceof StatementParser.Unlisted unlisted) {
            return none(Unusable.statements(unlisted.code(), reply.text()), reply, List.of());
        }
        StatementParser.Listed listed = (StatementParser.Listed) listing;
        if (listed.statements().isEmpty()) {
            ErrorCode code = listed.signed() ? ErrorCode.NO_STATEMENTS : ErrorCode.UNKNOWN_NONCE;
            return none(Unusable.statements(code, reply.text()), reply, List.of());
        }
        List<Claim> claims = listed.statements().stream()
                .map(statement -> locate(answer.text(), statement))
                .toList();
        DrawnStatements checked = DrawnStatements.checked(answer.text(), claims);
        if (checked.foreign()) {
            return none(Unusable.foreign(reply.text()), reply, checked.anomalies());
        }
        return listed.signed()
                ? new Drawn(checked.statements(), Optional.empty(), reply.usage(), 1, checked.anomalies())
                : own(answer, reply);
    }

    private static Drawn own(Answer answer, ChatModel.Reply reply) {
        List<Anomaly> unsigned = List.of(new Anomaly(Anomaly.Code.UNSIGNED, "the nonce of this call", "no nonce"));
        List<Claim> claims = new ClaimExtractor().extract(answer.text());
        return claims.isEmpty()
                ? none(Unusable.statements(ErrorCode.UNKNOWN_NONCE, reply.text()), reply, unsigned)
                : new Drawn(claims, Optional.empty(), reply.usage(), 1, unsigned);
    }

    private static Drawn none(Unusable problem, ChatModel.Reply reply, List<Anomaly> anomalies) {
        return new Drawn(List.of(), Optional.of(problem), reply.usage(), 1, anomalies);
    }

    /** The sentence of the answer that shares most words with the statement: what is marked when it is not supported. */
    static Claim locate(String answer, String statement) {
        int exact = answer.indexOf(statement);
        Span best = exact >= 0 ? new Span(exact, exact + statement.length()) : new Span(0, answer.length());
        if (exact < 0) {
            Set<String> words = words(statement);
            double most = 0;
            for (Span sentence : SentenceSplitter.split(answer)) {
                Set<String> shared = words(sentence.of(answer));
                int size = shared.size();
                shared.retainAll(words);
                double overlap = size == 0 ? 0 : (double) shared.size() / Math.max(size, words.size());
                if (overlap > most) {
                    most = overlap;
                    best = sentence;
                }
            }
        }
        return new Claim(best, best.of(answer), statement);
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")));
    }
}
