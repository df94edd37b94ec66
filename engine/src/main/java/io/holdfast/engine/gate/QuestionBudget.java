package io.holdfast.engine.gate;

/**
 * What is left to spend on a question.
 *
 * @param tokens tokens left under the hard cap
 * @param timeLeft whether the question may take longer
 * @param nextStep tokens that must be left for another retrieval and generation
 * @param moreRounds whether a further round, or the one-shot retrieval, is left
 * @param reflectLeft whether the one reflection is unused
 */
public record QuestionBudget(int tokens, int nextStep, boolean timeLeft, boolean moreRounds, boolean reflectLeft) {
    /** A budget without a limit of time. */
    public QuestionBudget(int tokens, int nextStep, boolean moreRounds, boolean reflectLeft) {
        this(tokens, nextStep, true, moreRounds, reflectLeft);
    }

    public QuestionBudget {
        if (tokens < 0 || nextStep <= 0) {
            throw new IllegalArgumentException("tokens " + tokens + ", next step " + nextStep);
        }
    }

    public boolean affordable() {
        return timeLeft && tokens >= nextStep;
    }
}
