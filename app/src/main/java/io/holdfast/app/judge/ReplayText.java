package io.holdfast.app.judge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.judge.profile.Profile;
import io.holdfast.core.judge.profile.ProfileComparison;
import io.holdfast.core.judge.profile.ProfileScore;
import io.holdfast.core.judge.profile.Replay;
import io.holdfast.lab.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** A replay for people and for programs; another system's NaN is shown, never counted. */
public final class ReplayText {
    private ReplayText() {}

    /** @param shown the profiles asked for; strict is always shown beside them */
    public static String table(Replay replay, Predicate<Profile> shown) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%d %s, gate at %.2f%n%n",
                replay.cases().size(),
                replay.cases().size() == 1 ? "case" : "cases",
                replay.threshold()));
        text.append(String.format(
                Locale.ROOT, "%-26s %8s %6s %8s %8s %8s%n", "profile", "mean", "n", "passes", "fails", "flips"));
        for (Replay.Tally tally : replay.tallies()) {
            if (isShown(tally.profile(), shown)) {
                text.append(String.format(
                        Locale.ROOT,
                        "%-26s %8s %6d %8d %8d %8d%n",
                        tally.profile().system(),
                        tally.mean().isPresent()
                                ? String.format(
                                        Locale.ROOT, "%.3f", tally.mean().getAsDouble())
                                : "none",
                        tally.n(),
                        tally.passes(),
                        tally.cases() - tally.passes(),
                        tally.flips()));
            }
        }
        text.append("\nWhere the gate flips against ")
                .append(Profile.STRICT.system())
                .append(":\n");
        List<String> flips = replay.cases().stream()
                .flatMap(c -> c.flipped().stream()
                        .filter(row -> shown.test(row.profile()))
                        .map(c::sentence))
                .toList();
        flips.forEach(flip -> text.append("  ").append(flip).append('\n'));
        return flips.isEmpty() ? text.append("  nowhere\n").toString() : text.toString();
    }

    public static ObjectNode json(Replay replay, Predicate<Profile> shown) {
        ObjectNode node = Json.object();
        node.put("cases", replay.cases().size());
        node.put("threshold", replay.threshold());
        ArrayNode profiles = node.putArray("profiles");
        for (Replay.Tally tally : replay.tallies()) {
            if (isShown(tally.profile(), shown)) {
                ObjectNode row =
                        profiles.addObject().put("profile", tally.profile().id());
                tally.mean().ifPresent(mean -> row.put("mean", Json.round(mean)));
                row.put("n", tally.n())
                        .put("passes", tally.passes())
                        .put("fails", tally.cases() - tally.passes())
                        .put("flips", tally.flips());
            }
        }
        ArrayNode results = node.putArray("results");
        ArrayNode flips = node.putArray("flips");
        for (ProfileComparison comparison : replay.cases()) {
            for (ProfileComparison.Row row : comparison.rows()) {
                if (isShown(row.profile(), shown)) {
                    results.add(result(comparison, row));
                }
                if (shown.test(row.profile()) && comparison.flipped().contains(row)) {
                    flips.add(comparison.sentence(row));
                }
            }
        }
        return node;
    }

    private static ObjectNode result(ProfileComparison comparison, ProfileComparison.Row row) {
        ObjectNode result = Json.object()
                .put("case", comparison.caseId())
                .put("profile", row.profile().id())
                .put("display", row.score().display());
        if (row.score() instanceof ProfileScore.Value value) {
            result.put("score", Json.round(value.value()));
        }
        return result.put("passes", row.passes()).put("why", row.score().why());
    }

    private static boolean isShown(Profile profile, Predicate<Profile> shown) {
        return profile == Profile.STRICT || shown.test(profile);
    }
}
