package io.holdfast.lab.compare;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.dimension.RougeL;
import io.holdfast.lab.compare.ClaimChange.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says which claims of an answer changed their standing: claims of the two answers are matched, the most alike first,
 * and each pair's verdicts and evidence are compared.
 */
final class ExplainDiff {
    private final double sameClaim;

    ExplainDiff(double sameClaim) {
        this.sameClaim = sameClaim;
    }

    private record Match(int before, int after, double likeness) {}

    List<ClaimChange> of(String caseId, JsonNode base, JsonNode candidate) {
        JsonNode before = base.path("claims");
        JsonNode after = candidate.path("claims");
        int[] partner = matches(before, after);
        List<ClaimChange> changes = new ArrayList<>();
        boolean[] matched = new boolean[before.size()];
        for (int i = 0; i < after.size(); i++) {
            JsonNode old = partner[i] < 0 ? null : before.get(partner[i]);
            if (old != null) {
                matched[partner[i]] = true;
            }
            Kind kind = kind(old, after.get(i));
            if (kind != null) {
                changes.add(new ClaimChange(caseId, kind, old, after.get(i)));
            }
        }
        for (int i = 0; i < before.size(); i++) {
            if (!matched[i] && !supported(before.get(i))) {
                changes.add(new ClaimChange(caseId, Kind.UNSUPPORTED_GONE, before.get(i), null));
            }
        }
        return changes;
    }

    private static @Nullable Kind kind(@Nullable JsonNode before, JsonNode after) {
        if (before == null) {
            return supported(after) ? null : Kind.NEW_UNSUPPORTED;
        } else if (supported(before) != supported(after)) {
            return supported(after) ? Kind.BECAME_SUPPORTED : Kind.BECAME_UNSUPPORTED;
        }
        return supported(after) && moved(before, after) ? Kind.EVIDENCE_MOVED : null;
    }

    private static boolean supported(JsonNode claim) {
        return claim.path("verdict").asText().equals("supported");
    }

    private static boolean moved(JsonNode before, JsonNode after) {
        JsonNode old = before.path("evidence").path(0);
        JsonNode now = after.path("evidence").path(0);
        return !old.path("document").equals(now.path("document"))
                || old.path("end").asInt() <= now.path("start").asInt()
                || now.path("end").asInt() <= old.path("start").asInt();
    }

    /** For each claim of the new answer the index of its match in the old one, negative without one. */
    private int[] matches(JsonNode before, JsonNode after) {
        List<Match> candidates = new ArrayList<>();
        for (int b = 0; b < before.size(); b++) {
            for (int a = 0; a < after.size(); a++) {
                double likeness = RougeL.f(text(before.get(b)), text(after.get(a)));
                if (likeness >= sameClaim) {
                    candidates.add(new Match(b, a, likeness));
                }
            }
        }
        candidates.sort(Comparator.comparingDouble(Match::likeness).reversed());
        int[] partner = new int[after.size()];
        Arrays.fill(partner, -1);
        boolean[] taken = new boolean[before.size()];
        for (Match match : candidates) {
            if (partner[match.after()] < 0 && !taken[match.before()]) {
                partner[match.after()] = match.before();
                taken[match.before()] = true;
            }
        }
        return partner;
    }

    private static String text(JsonNode claim) {
        return claim.path("statement").asText(claim.path("text").asText());
    }
}
