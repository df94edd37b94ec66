package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.RetrievedContext;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;

/**
 * The most work one request may ask for. Every claim is compared with every span, so the work grows with the length of
 * the answer times the length of its documents: two long texts within the size limit could hold a worker for hours.
 */
public final class WorkLimit {
    private static final double MILLION = 1e6;

    private final int millions;

    /** @param millions characters of the answer times characters of its documents, at most */
    public WorkLimit(int millions) {
        this.millions = millions;
    }

    /** Ends the request with 413 when the case is beyond the limit. */
    public void check(Case testCase, Answer answer) {
        long documents = testCase.documents().stream()
                .mapToLong(document -> document.text().length())
                .sum();
        check(answer.text().length(), testCase.question().length() + documents);
    }

    /** Ends the request with 413 when the conversation is beyond the limit. */
    public void check(Conversation conversation, RetrievedContext context) {
        long turns = conversation.turns().stream()
                .mapToLong(turn -> turn.text().length())
                .sum();
        long response = context.response().stream().mapToLong(String::length).sum();
        long chunks = context.chunks().stream()
                .mapToLong(chunk -> chunk.text() == null ? 0 : chunk.text().length())
                .sum();
        check(Math.max(turns, response), turns + chunks);
    }

    private void check(long answer, long documents) {
        if ((double) answer * documents > millions * MILLION) {
            throw new ProblemException(
                    Problem.Kind.TOO_LARGE,
                    "an answer of " + answer + " characters against " + documents
                            + " is more work than serve.max_case_millions allows (" + millions
                            + " million characters by characters); send fewer documents, or use holdfast score");
        }
    }
}
