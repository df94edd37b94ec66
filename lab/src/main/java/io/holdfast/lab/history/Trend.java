package io.holdfast.lab.history;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Builds in their order; the last is the present one.
 *
 * @param builds at least one
 */
public record Trend(List<Build> builds) {
    private static final int NAMED = 10;

    public Trend {
        builds = List.copyOf(builds);
        if (builds.isEmpty()) {
            throw new IllegalArgumentException("no build");
        }
    }

    Build now() {
        return builds.get(builds.size() - 1);
    }

    Optional<Build> before() {
        return builds.size() < 2 ? Optional.empty() : Optional.of(builds.get(builds.size() - 2));
    }

    /** Answers that fail now and did not fail in the build before. */
    List<String> worse() {
        return before().map(last -> without(now().failingIds(), last.failingIds()))
                .orElse(List.of());
    }

    /** Answers that failed in the build before and no longer do: they pass now, or are gone. */
    List<String> mended() {
        return before().map(last -> without(last.failingIds(), now().failingIds()))
                .orElse(List.of());
    }

    private static List<String> without(List<String> some, List<String> others) {
        Set<String> left = new HashSet<>(others);
        return some.stream().filter(id -> !left.contains(id)).toList();
    }

    /** What changed since the build before, in one sentence. */
    public String sentence() {
        Build now = now();
        Optional<Build> last = before();
        if (last.isEmpty()) {
            return "first build of this history";
        }
        Build before = last.get();
        List<String> parts = new ArrayList<>();
        parts.add(String.format(
                Locale.ROOT,
                "%.1f %% of %,d grounded, %.1f %% of %,d in the build before (%s)",
                100 * now.share(),
                now.total(),
                100 * before.share(),
                before.total(),
                before.name()));
        List<String> worse = worse();
        List<String> mended = mended();
        if (worse.isEmpty() && mended.isEmpty()) {
            parts.add("no answer changed sides");
        }
        if (!worse.isEmpty()) {
            parts.add("newly failing: " + some(worse));
        }
        if (!mended.isEmpty()) {
            parts.add("no longer failing: " + some(mended));
        }
        if (!now.setup().equals(before.setup())) {
            parts.add("version, configuration or models differ from that build");
        }
        return String.join("; ", parts);
    }

    private static String some(List<String> ids) {
        String named = String.join(", ", ids.subList(0, Math.min(NAMED, ids.size())));
        return ids.size() <= NAMED ? named : named + " and " + (ids.size() - NAMED) + " more";
    }

    public ObjectNode json() {
        ObjectNode json = Json.object().put("build", now().name()).put("builds", builds.size());
        before().ifPresent(last -> {
            json.putObject("before")
                    .put("build", last.name())
                    .put("total", last.total())
                    .put("passed", last.passed())
                    .put("same_setup", last.setup().equals(now().setup()));
            ArrayNode worse = json.putArray("newly_failing");
            worse().forEach(worse::add);
            ArrayNode mended = json.putArray("no_longer_failing");
            mended().forEach(mended::add);
        });
        return json;
    }
}
