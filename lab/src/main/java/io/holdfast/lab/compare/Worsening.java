package io.holdfast.lab.compare;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.result.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A case that is worse than before, and how. A case that is no longer there, or that cannot be compared, is worse: what
 * nobody looked at cannot have passed.
 *
 * @param lost whether the candidate has no finding to compare at all
 */
public record Worsening(String dimension, String caseId, String how, boolean lost) {

    /** The cases that got worse, in the order of the base. */
    public static List<Worsening> between(RunResult base, RunResult candidate) {
        List<Worsening> worse = new ArrayList<>();
        for (String dimension : base.dimensions()) {
            Map<String, ObjectNode> after = new LinkedHashMap<>();
            candidate.findings(dimension).forEach(f -> after.put(f.path("case").asText(), f));
            for (ObjectNode before : base.findings(dimension)) {
                String id = before.path("case").asText();
                ObjectNode now = after.get(id);
                if (now == null) {
                    worse.add(new Worsening(dimension, id, "is no longer there", true));
                } else if (!before.path("question").equals(now.path("question"))) {
                    worse.add(new Worsening(dimension, id, "asks something else, so that it cannot be compared", true));
                } else {
                    String how = dimension.equals("faithfulness") ? faithfulness(before, now) : other(before, now);
                    if (how != null) {
                        worse.add(new Worsening(dimension, id, how, false));
                    }
                }
            }
        }
        return worse;
    }

    private static @Nullable String faithfulness(JsonNode before, JsonNode now) {
        Standing old = Standing.of(before);
        Standing current = Standing.of(now);
        int change = Integer.compare(rank(current), rank(old));
        if (change > 0) {
            return "was " + words(old) + ", is " + words(current);
        }
        if (change == 0) {
            for (String verdict : List.of("contradicted", "not_found", "unsure")) {
                int more = count(now, verdict) - count(before, verdict);
                if (more != 0) {
                    return more < 0
                            ? null
                            : "has " + more + (more == 1 ? " more claim " : " more claims ")
                                    + verdict.replace('_', ' ');
                }
            }
        }
        return null;
    }

    private static int rank(Standing standing) {
        return switch (standing) {
            case GROUNDED, DECLINED -> 0;
            case UNSURE -> 1;
            case NOT_FOUND -> 2;
            case CONTRADICTED, WRONGLY_DECLINED -> 3;
            case EMPTY -> 4;
            case UNMEASURED -> 5;
        };
    }

    private static String words(Standing standing) {
        return switch (standing) {
            case GROUNDED -> "grounded";
            case DECLINED -> "declined";
            case UNSURE -> "unsure";
            case NOT_FOUND -> "not in its documents";
            case CONTRADICTED -> "contradicted";
            case WRONGLY_DECLINED -> "wrongly declined";
            case EMPTY -> "empty";
            case UNMEASURED -> "unmeasured";
        };
    }

    private static int count(JsonNode finding, String verdict) {
        int n = 0;
        for (JsonNode claim : finding.path("claims")) {
            n += claim.path("verdict").asText().equals(verdict) ? 1 : 0;
        }
        return n;
    }

    private static @Nullable String other(JsonNode before, JsonNode now) {
        if (!Score.unmeasured(before) && Score.unmeasured(now)) {
            return "was measured, is unmeasured";
        }
        return !Score.failure(before) && Score.failure(now) ? "passed, fails" : null;
    }
}
