package io.holdfast.lab.feedback;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.stats.Wilson;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often people disagree with the verdicts of one check.
 *
 * @param judged the labels that could be compared
 * @param elsewhere labels about answers that are not among the checked ones
 * @param gone labels about claims that the answer no longer has
 */
public record Agreement(List<Judged> judged, int elsewhere, int gone) {
    public Agreement {
        judged = List.copyOf(judged);
    }

    /** @param now the verdict of today */
    public record Judged(Label label, String now) {
        boolean disputed() {
            return !label.agrees(now);
        }

        boolean settled() {
            return !label.right() && label.agrees(now);
        }
    }

    /** Labels of one verdict. */
    record Count(int labels, int disputed) {
        Count plus(Judged one) {
            return new Count(labels + 1, disputed + (one.disputed() ? 1 : 0));
        }
    }

    /** The verdicts people disagree with. */
    public List<Judged> disputed() {
        return judged.stream().filter(Judged::disputed).toList();
    }

    private int settled() {
        return (int) judged.stream().filter(Judged::settled).count();
    }

    /** By the verdict of today. */
    Map<String, Count> byVerdict() {
        Map<String, Count> counts = new TreeMap<>();
        judged.forEach(one -> counts.put(
                one.now(), counts.getOrDefault(one.now(), new Count(0, 0)).plus(one)));
        return counts;
    }

    /** How often people disagreed, in one sentence. */
    public String sentence() {
        List<String> parts = new ArrayList<>();
        int n = judged.size();
        if (n == 0) {
            parts.add("no label is about a verdict of these answers");
        } else {
            int wrong = disputed().size();
            Wilson interval = Wilson.of(wrong, n);
            parts.add(String.format(
                    Locale.ROOT,
                    "people disagree with %,d of %,d labelled verdicts (%.0f %%, 95 %% interval %.0f to %.0f %%)",
                    wrong,
                    n,
                    100.0 * wrong / n,
                    100 * interval.low(),
                    100 * interval.high()));
        }
        if (settled() > 0) {
            parts.add(count(settled(), "disputed verdict is", "disputed verdicts are") + " now as people said");
        }
        if (elsewhere > 0) {
            parts.add(count(elsewhere, "label is", "labels are") + " about other answers");
        }
        if (gone > 0) {
            parts.add(count(gone, "label is about a claim that is", "labels are about claims that are")
                    + " no longer there");
        }
        return String.join("; ", parts);
    }

    private static String count(int n, String one, String many) {
        return String.format(Locale.ROOT, "%,d %s", n, n == 1 ? one : many);
    }

    public ObjectNode json() {
        int wrong = disputed().size();
        ObjectNode json = Json.object().put("compared", judged.size()).put("disputed", wrong);
        if (!judged.isEmpty()) {
            Wilson interval = Wilson.of(wrong, judged.size());
            json.put("disputed_share", Json.round((double) wrong / judged.size()));
            json.putObject("interval")
                    .put("low", Json.round(interval.low()))
                    .put("high", Json.round(interval.high()))
                    .put("level", Wilson.LEVEL);
        }
        json.put("now_as_people_said", settled())
                .put("other_answers", elsewhere)
                .put("claims_gone", gone);
        ArrayNode cases = json.putArray("disputes");
        for (Judged one : disputed()) {
            cases.addObject()
                    .put("id", one.label().id())
                    .put("claim", one.label().claim())
                    .put("verdict", one.now())
                    .put("people_say", people(one.label()));
        }
        return json;
    }

    /** What people hold the verdict to be, in words. */
    static String people(Label label) {
        String should = label.should();
        if (label.right()) {
            return label.verdict().replace('_', ' ');
        } else if (should != null) {
            return should.replace('_', ' ');
        }
        return "not " + label.verdict().replace('_', ' ');
    }
}
