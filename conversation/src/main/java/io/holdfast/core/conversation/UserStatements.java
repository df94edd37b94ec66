package io.holdfast.core.conversation;

import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.turn.ConversationWords;
import io.holdfast.core.conversation.turn.SmallTalk;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the user stated, as documents {@code turn:NUMBER}; small talk states nothing, questions are blanked out, so offsets stay those of the
 * turn. The user's word carries a claim the chunks do not hold. Where the chunks contradict the claim it carries only
 * what is said about the user ("your order has 3 boxes"): agreeing with a user who is wrong is no support.
 */
public final class UserStatements {
    static final String PREFIX = "turn:";

    private static final Pattern ABOUT_USER = ConversationWords.pattern("(?i)\\b%{you}\\b");

    private final Tracer tracer;

    UserStatements(Config config, @Nullable GroundingModel grounding) {
        this.tracer = new Tracer(config, grounding);
    }

    public static List<Document> of(List<Turn> turns) {
        List<Document> documents = new ArrayList<>();
        for (Turn turn : turns) {
            if (turn.role() == Role.USER && !SmallTalk.is(turn.text())) {
                String stated = withoutQuestions(turn.text());
                if (!stated.isBlank()) {
                    documents.add(Document.of(PREFIX + turn.number(), stated));
                }
            }
        }
        return documents;
    }

    /** Whether the user's word may carry a claim, after what the documents say of it. */
    public static boolean mayCarry(TracedClaim claim) {
        return claim.verdict() == Verdict.NOT_FOUND
                || claim.verdict() == Verdict.UNSURE
                || claim.verdict() == Verdict.CONTRADICTED
                        && ABOUT_USER.matcher(claim.claim().text()).find();
    }

    /** The claim as supported by the user's word, or as it was. */
    TracedClaim recheck(TracedClaim claim, List<Document> statements) {
        if (!mayCarry(claim) || statements.isEmpty()) {
            return claim;
        }
        TracedClaim byUser = tracer.trace(claim.claim(), statements);
        return byUser.supported()
                ? new TracedClaim(
                        claim.claim(), Verdict.SUPPORTED, byUser.score(), Rule.SAID_BY_USER, byUser.evidence(), null)
                : claim;
    }

    private static String withoutQuestions(String text) {
        StringBuilder stated = new StringBuilder(text);
        for (Span sentence : SentenceSplitter.split(text)) {
            if (sentence.of(text).contains("?")) {
                for (int i = sentence.start(); i < sentence.end(); i++) {
                    stated.setCharAt(i, ' ');
                }
            }
        }
        return stated.toString();
    }
}
