package io.holdfast.engine.confidence;

import io.holdfast.core.config.section.EngineSettings;

/**
 * What two readings of a draft say, as log-odds that its passage answers the question.
 *
 * @param reader of the reader model, which looked for an answer; of a form, of the words of the question it accounts for
 * @param statement of the grounding model, which was shown question and answer as a statement and the sentences around it
 */
public record DraftReadings(double reader, double statement) {
    private static final double SURE = 1e-6;
    /** The least that the words of a form count: that headings share none with the question speaks little against it. */
    private static final double NO_WORDS = 0.2;

    public DraftReadings {
        if (!Double.isFinite(reader) || !Double.isFinite(statement)) {
            throw new IllegalArgumentException("not log-odds: " + reader + ", " + statement);
        }
    }

    static DraftReadings of(double readerProbability, double statementProbability) {
        return new DraftReadings(logOdds(readerProbability), logOdds(statementProbability));
    }

    /** @param words the share of the question that rows and headings account for */
    static DraftReadings ofForm(double words, double statementProbability) {
        return of(Math.max(NO_WORDS, words), statementProbability);
    }

    /**
     * The probability in [0, 1] that both readings together give.
     *
     * @param read whether a reader found the answer; otherwise the form of the passage told it
     */
    public double confidence(EngineSettings.Confidence weights, boolean read) {
        double z = read
                ? weights.checkedIntercept() + weights.checkedReader() * reader + weights.checkedStatement() * statement
                : weights.formIntercept() + weights.formWords() * reader + weights.formStatement() * statement;
        return 1 / (1 + Math.exp(-z));
    }

    private static double logOdds(double p) {
        double inside = Math.min(1 - SURE, Math.max(SURE, p));
        return Math.log(inside / (1 - inside));
    }
}
