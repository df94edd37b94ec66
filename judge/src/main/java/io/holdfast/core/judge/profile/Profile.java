package io.holdfast.core.judge.profile;

import io.holdfast.core.judge.VerdictLog;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The arithmetic of "faithfulness" in one system, replayed on a recorded verdict log. Only strict sees the re-ask. */
public enum Profile {
    STRICT("Holdfast strict"),
    RAGAS("RAGAS"),
    DEEPEVAL("DeepEval"),
    PROMPTFOO("promptfoo"),
    PROMPTFOO_BEFORE("promptfoo before 2026-03"),
    TRULENS("TruLens"),
    DOKIMOS("Dokimos"),
    PLAN2468("plan2468");

    private static final double TRULENS_TOP = 3;

    private final String system;

    Profile(String system) {
        this.system = system;
    }

    /** The name on the command line, e.g. {@code promptfoo-before}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String system() {
        return system;
    }

    public static Profile named(String id) {
        for (Profile profile : values()) {
            if (profile.id().equals(id.toLowerCase(Locale.ROOT))) {
                return profile;
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "no profile is named '" + id + "'; choose one of "
                        + Arrays.stream(values()).map(Profile::id).collect(Collectors.joining(", ")));
    }

    public ProfileScore score(VerdictLog log) {
        return switch (this) {
            case STRICT -> strict(log);
            case RAGAS -> ragas(log);
            case DEEPEVAL -> deepEval(log);
            case PROMPTFOO -> promptfoo(log);
            case PROMPTFOO_BEFORE -> promptfooBefore(log);
            case TRULENS -> truLens(log);
            case DOKIMOS -> dokimos(log);
            case PLAN2468 -> plan2468(log);
        };
    }

    private static ProfileScore strict(VerdictLog log) {
        int n = log.statements().size();
        if (n == 0) {
            return new ProfileScore.Unmeasured(ErrorCode.NO_STATEMENTS, "no statements: nothing was measured");
        }
        if (log.refused()) {
            return new ProfileScore.Unmeasured(ErrorCode.JUDGE_REFUSED, "the judge refused: nothing was measured");
        }
        long given = log.settled().stream().filter(o -> o.isPresent()).count();
        if (given == 0) {
            return new ProfileScore.Unmeasured(ErrorCode.NO_VERDICTS, "no verdicts: nothing was measured");
        }
        long yes = log.settled().stream()
                .filter(o -> o.filter(Opinion.YES::equals).isPresent())
                .count();
        return value(yes, n, yes + " of all " + n + " statements are supported; missing verdicts count as unsupported");
    }

    private static ProfileScore ragas(VerdictLog log) {
        int given = log.cast().size();
        if (log.statements().isEmpty() || given == 0) {
            return new ProfileScore.NotANumber("RAGAS", "no verdicts to average: NaN");
        }
        long yes = count(log.cast(), Opinion.YES);
        return value(
                yes, given, yes + " of the " + given + " verdicts given are yes; missing ones leave the denominator");
    }

    private static ProfileScore deepEval(VerdictLog log) {
        int given = log.cast().size();
        if (given == 0) {
            return new ProfileScore.Value(1, "no verdicts: 1");
        }
        long notNo = given - count(log.cast(), Opinion.NO);
        return value(
                notNo, given, notNo + " of the " + given + " verdicts given are not no; don't know counts as faithful");
    }

    private static ProfileScore promptfoo(VerdictLog log) {
        int n = log.statements().size();
        if (n == 0) {
            return new ProfileScore.Value(0, "no statements: 0");
        }
        long yes = count(log.cast().subList(0, Math.min(n, log.cast().size())), Opinion.YES);
        return value(yes, n, yes + " of " + n + " statements have a yes; missing verdicts count as unsupported");
    }

    private static ProfileScore promptfooBefore(VerdictLog log) {
        int n = log.statements().size();
        long notYes = log.cast().size() - count(log.cast(), Opinion.YES);
        double score = 1 - (double) notYes / Math.max(1, n);
        return new ProfileScore.Value(
                score, "1 minus " + notYes + " verdicts other than yes over " + n + " statements; missing ones pass");
    }

    private static ProfileScore truLens(VerdictLog log) {
        if (log.refused()) {
            return new ProfileScore.Value(1, "an abstention counts as grounded");
        }
        if (log.statements().isEmpty() || log.cast().isEmpty()) {
            return new ProfileScore.Value(0, "nothing to grade: 0");
        }
        double grades = TRULENS_TOP * count(log.cast(), Opinion.YES) + count(log.cast(), Opinion.DONT_KNOW);
        return new ProfileScore.Value(
                grades / (TRULENS_TOP * log.cast().size()),
                "mean of grades 0 to 3 over the verdicts given (yes 3, don't know 1, no 0)");
    }

    private static ProfileScore dokimos(VerdictLog log) {
        int n = log.statements().size();
        if (n == 0) {
            return new ProfileScore.Value(1, "no statements: 1");
        }
        if (log.refused()) {
            return new ProfileScore.Value(1, "no verdict could be read from a refusal: 1");
        }
        long yes = count(log.cast(), Opinion.YES);
        return value(yes, n, yes + " yes over " + n + " statements; a surplus yes counts too");
    }

    private static ProfileScore plan2468(VerdictLog log) {
        int n = log.statements().size();
        if (n == 0) {
            return new ProfileScore.Value(0, "no statements: 0");
        }
        if (log.refused()) {
            return new ProfileScore.Value(0, "LLM refused to provide faithfulness verdicts");
        }
        if (log.cast().isEmpty()) {
            return new ProfileScore.Value(0.5, "No faithfulness verdicts provided");
        }
        int shorter = Math.min(n, log.cast().size());
        long yes = count(log.cast().subList(0, shorter), Opinion.YES);
        return value(
                yes,
                shorter,
                yes + " yes over the shorter of " + n + " statements and "
                        + log.cast().size() + " verdicts");
    }

    private static ProfileScore value(long yes, int of, String why) {
        return new ProfileScore.Value((double) yes / of, why);
    }

    private static long count(List<Opinion> cast, Opinion opinion) {
        return cast.stream().filter(o -> o == opinion).count();
    }
}
