package io.holdfast.core.config.section;

/**
 * Judged mode (opt-in).
 *
 * @param threshold share of supported statements at which an answer passes
 * @param epsilon how far below the threshold still counts as reached, for rounding
 * @param grayLow at or above it a claim's judge-free support is undecided
 * @param grayHigh at or below it a claim's judge-free support is undecided
 * @param windowTokens what the judge can read and write in one call; longer input goes in batches
 * @param replyTokens longest reply asked for
 * @param statements who splits the answer into statements: the judge ({@code llm}) or our own claims ({@code claims})
 */
public record JudgeSettings(
        double threshold,
        double epsilon,
        double grayLow,
        double grayHigh,
        int windowTokens,
        int replyTokens,
        String statements) {
    public JudgeSettings {
        Check.share(threshold, "judge.threshold");
        Check.require(epsilon >= 0 && epsilon < 0.01, "judge.epsilon", epsilon, "a number in [0, 0.01)");
        Check.share(grayLow, "judge.gray_low");
        Check.share(grayHigh, "judge.gray_high");
        Check.require(
                grayLow <= grayHigh, "judge.gray_low", grayLow, "a number up to judge.gray_high (" + grayHigh + ")");
        Check.positive(replyTokens, "judge.reply_tokens");
        Check.require(
                windowTokens >= replyTokens + 500,
                "judge.window_tokens",
                windowTokens,
                "at least judge.reply_tokens + 500 (" + (replyTokens + 500) + ")");
        Check.require(
                statements.equals("llm") || statements.equals("claims"),
                "judge.statements",
                statements,
                "llm or claims");
    }
}
