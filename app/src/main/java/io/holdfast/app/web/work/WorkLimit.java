package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;

/**
 * The most work one request may ask for. Every claim is compared with every span, so the work grows with the length of
 * the answer times the length of its documents: two long texts within the size limit could hold a worker for hours.
 */
public final class WorkLimit {
    private static final double MILLION = 1e6;

    /** What a document costs beside its text, in characters: a body holds hundreds of thousands of empty ones. */
    private static final long EACH_DOCUMENT = 200;

    private static final long SENTENCE = 50;

    private final int millions;

    /** @param millions characters of the answer times characters of its documents, at most */
    public WorkLimit(int millions) {
        this.millions = millions;
    }

    /** Ends the request with 413 when the case is beyond the limit. */
    public void check(Case testCase, Answer answer) {
        check(answer(answer), known(testCase));
    }

    /** The work of a case, in the unit of the limit: the share of it that the case takes. */
    public double share(Case testCase, Answer answer) {
        return (double) answer(answer) * known(testCase) / (millions * MILLION);
    }

    /** Documents are read whatever is said of them: the shortest answer counts as a short sentence. */
    private static long answer(Answer answer) {
        return Math.max(SENTENCE, answer.text().length());
    }

    /** Characters of a case. */
    static long size(Case testCase, Answer answer) {
        return answer.text().length() + known(testCase);
    }

    /** Characters of a conversation with its context. */
    static long size(Conversation conversation, ConversationContext context) {
        return turns(conversation) + chunks(context);
    }

    private static long known(Case testCase) {
        return testCase.question().length()
                + testCase.documents().stream()
                        .mapToLong(document -> EACH_DOCUMENT + document.text().length())
                        .sum();
    }

    private static long turns(Conversation conversation) {
        return conversation.turns().stream()
                .mapToLong(turn -> turn.text().length())
                .sum();
    }

    private static long chunks(ConversationContext context) {
        return context.chunks().stream()
                .mapToLong(chunk ->
                        EACH_DOCUMENT + (chunk.text() == null ? 0 : chunk.text().length()))
                .sum();
    }

    /** Ends the request with 413 when the conversation is beyond the limit. */
    public void check(Conversation conversation, ConversationContext context) {
        long turns = turns(conversation);
        long response = context.response().stream().mapToLong(String::length).sum();
        check(Math.max(SENTENCE, Math.max(turns, response)), turns + chunks(context));
    }

    private void check(long answer, long documents) {
        if ((double) answer * documents > millions * MILLION) {
            throw new ProblemException(
                    Problem.Kind.TOO_LARGE,
                    "an answer of " + answer + " characters against " + documents + " (each document counts "
                            + EACH_DOCUMENT + " beside its text) is more work than serve.max_case_millions allows ("
                            + millions
                            + " million characters by characters); send fewer documents, or use holdfast score");
        }
    }
}
