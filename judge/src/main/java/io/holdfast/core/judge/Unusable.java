package io.holdfast.core.judge;

import io.holdfast.core.config.Secrets;
import io.holdfast.core.model.ErrorCode;

/** Why nothing can be made of what a judge replied, in a sentence that shows the reply and says what to do. */
public record Unusable(ErrorCode code, String message) {
    private static final int SHOWN = 80;

    /** Of a reply that should have been a list of statements. */
    static Unusable statements(ErrorCode code, String reply) {
        return new Unusable(
                code,
                switch (code) {
                    case NO_STATEMENTS -> "no statements: the judge found no statement in the answer";
                    case JUDGE_REFUSED ->
                        "the judge declined to list the answer's statements: " + shown(reply)
                                + "; try another judge model";
                    case UNKNOWN_NONCE ->
                        "the judge's list of statements does not carry the nonce of the call, so it may not be its own: "
                                + shown(reply) + "; read the answer, or set judge.statements=claims";
                    default ->
                        "the judge did not list the answer's statements: " + shown(reply)
                                + "; try a larger judge model, or set judge.statements=claims";
                });
    }

    /** Of a reply that lists only statements the answer does not make. */
    static Unusable foreign(String reply) {
        return new Unusable(
                ErrorCode.MALFORMED_REPLY,
                "the judge listed only statements that the answer does not make: " + shown(reply)
                        + "; try a larger judge model, or set judge.statements=claims");
    }

    /** Of a reply that should have been verdicts. */
    static Unusable verdicts(ErrorCode code, String reply) {
        return new Unusable(
                code,
                switch (code) {
                    case JUDGE_REFUSED ->
                        "the judge declined to give verdicts: " + shown(reply) + "; try another judge model";
                    case UNKNOWN_NONCE ->
                        "the judge's reply does not carry the nonce of the call, so it may not be its own: "
                                + shown(reply)
                                + "; read the answer, or try a larger judge model or a server that takes a JSON schema";
                    case MALFORMED_REPLY ->
                        "the judge's verdicts are not about the statements it was asked about: " + shown(reply)
                                + "; try a larger judge model";
                    default -> "the judge's reply holds no verdict: " + shown(reply) + "; try a larger judge model";
                });
    }

    /** The first words of a reply on one line, without what only a terminal would read, and without passwords. */
    private static String shown(String reply) {
        String line = reply.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
        if (line.isEmpty()) {
            return "it replied nothing";
        }
        int end = line.offsetByCodePoints(0, Math.min(SHOWN, line.codePointCount(0, line.length())));
        String hidden = Secrets.hide(line.substring(0, end));
        return "it replied \"" + hidden + (end < line.length() ? "…\"" : "\"");
    }
}
