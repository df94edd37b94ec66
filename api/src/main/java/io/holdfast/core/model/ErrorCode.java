package io.holdfast.core.model;

import java.util.Locale;

/** Why something could not be measured or done. Errors carry codes so that they can be counted. */
public enum ErrorCode {
    EMPTY_ANSWER(false),
    NO_CLAIMS(false),
    /** More statements than text of this length has: nothing a person or a model would write. */
    TOO_COMPLEX(false),
    NO_STATEMENTS(false),
    NO_QUESTION(false),
    NO_CONTEXT(false),
    LANGUAGE(false),
    NO_TIME(false),
    NO_PRICE(false),
    TOO_FEW_ANSWERS(false),
    BASELINE_REFUSED(false),
    JUDGE_REFUSED(false),
    NO_VERDICTS(false),
    UNKNOWN_NONCE(false),
    BAD_INPUT(false),
    BAD_CONFIG(false),
    MODEL_MISSING(false),
    MODEL_DAMAGED(false),
    UNAUTHORIZED(false),
    BUDGET_EXHAUSTED(false),
    MALFORMED_REPLY(true),
    RATE_LIMITED(true),
    TIMEOUT(true),
    UNREACHABLE(true),
    SERVER_ERROR(true),
    STORE_FAILED(false),
    INTERNAL(false);

    private final boolean retriable;

    ErrorCode(boolean retriable) {
        this.retriable = retriable;
    }

    /** Whether trying the same again later can help. */
    public boolean retriable() {
        return retriable;
    }

    /** The name used in files, e.g. {@code empty_answer}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
