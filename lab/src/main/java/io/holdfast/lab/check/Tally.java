package io.holdfast.lab.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How many answers came to what. */
public final class Tally {
    private final Map<Standing, Integer> counts = new EnumMap<>(Standing.class);
    private final Map<String, Integer> reasons = new TreeMap<>();
    private final Map<String, String> messages = new TreeMap<>();
    private int unread;

    /** @param line of {@code score}, {@code check} or a run's findings */
    public Standing add(JsonNode line) {
        Standing standing = Standing.of(line);
        counts.merge(standing, 1, Integer::sum);
        if (!standing.measured()) {
            String reason = line.path("reason").asText();
            reasons.merge(reason, 1, Integer::sum);
            messages.putIfAbsent(reason, line.path("message").asText(reason));
        }
        return standing;
    }

    /** Counts a row that could not be read. */
    public void addUnread() {
        unread++;
    }

    public static Tally of(Iterable<? extends JsonNode> lines) {
        Tally tally = new Tally();
        lines.forEach(tally::add);
        return tally;
    }

    public int count(Standing standing) {
        return counts.getOrDefault(standing, 0);
    }

    public int unread() {
        return unread;
    }

    /** Every answer there was, those that could not be read among them. */
    public int total() {
        return unread + counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int measured() {
        return total() - unmeasured();
    }

    /** Answers that could not be measured: empty ones, failed ones, and rows that could not be read. */
    public int unmeasured() {
        return unread + count(Standing.EMPTY) + count(Standing.UNMEASURED);
    }

    /** Contradicted answers; one that declined although the documents hold the answer says that they do not. */
    public int contradicted() {
        return count(Standing.CONTRADICTED) + count(Standing.WRONGLY_DECLINED);
    }

    public int passed() {
        return count(Standing.GROUNDED) + count(Standing.DECLINED);
    }

    /** Answers that their documents speak against, or that say nothing. */
    public int wrong() {
        int wrong = 0;
        for (Standing standing : Standing.values()) {
            wrong += standing.wrong() ? count(standing) : 0;
        }
        return wrong;
    }

    /** Share of all answers that pass; 0 where there is none. */
    public double share() {
        return total() == 0 ? 0 : (double) passed() / total();
    }

    /** The commonest reason why an answer could not be measured, as its code. */
    public Optional<String> reason() {
        return reasons.entrySet().stream()
                .max(Comparator.comparingInt((Map.Entry<String, Integer> e) -> e.getValue())
                        .thenComparing(Map.Entry::getKey, Comparator.reverseOrder()))
                .map(Map.Entry::getKey);
    }

    /** What was said about the commonest reason. */
    public Optional<String> message() {
        return reason().map(code -> messages.getOrDefault(code, code));
    }

    /** The summary in one line, e.g. {@code 12 of 30 answers are not grounded: 5 contradict their documents, …}. */
    public String sentence() {
        int wrong = wrong();
        StringBuilder text = new StringBuilder();
        if (total() == 0) {
            return "no answers";
        } else if (measured() == 0 && wrong == 0) {
            text.append("nothing could be measured");
        } else if (passed() == total()) {
            return allPassed();
        } else if (total() == 1 && count(Standing.UNSURE) == 1) {
            return "the answer is unsure: its documents neither show nor refute all of it";
        } else if (total() == 1 && wrong == 1) {
            text.append("the answer is not grounded: ").append(faults().get(0).replaceFirst("^1 ", "it "));
        } else if (wrong == 0) {
            text.append(ofAll(count(Standing.GROUNDED))).append(" grounded");
        } else {
            text.append(ofAll(wrong)).append(" not grounded: ");
            text.append(String.join(", ", faults()));
        }
        rest(text);
        return text.toString();
    }

    /** That an answer declines where nothing was found does not show it to be grounded: it is said apart. */
    private String allPassed() {
        int declined = count(Standing.DECLINED);
        if (declined == 0) {
            return total() == 1 ? "the answer is grounded" : "all " + number(total()) + " answers are grounded";
        } else if (declined == total()) {
            return total() == 1
                    ? "the answer declines; no passage was found that answers the question"
                    : "all " + number(total()) + " answers decline; no passage was found that answers the questions";
        }
        StringBuilder text = new StringBuilder(ofAll(count(Standing.GROUNDED))).append(" grounded");
        rest(text);
        return text.toString();
    }

    private String ofAll(int n) {
        return number(n) + " of " + number(total()) + (total() == 1 ? " answer " : " answers ")
                + (n == 1 || total() == 1 ? "is" : "are");
    }

    private List<String> faults() {
        List<String> parts = new ArrayList<>();
        part(parts, Standing.CONTRADICTED, "contradicts its documents", "contradict their documents");
        part(
                parts,
                Standing.NOT_FOUND,
                "is not in its documents",
                count(Standing.CONTRADICTED) > 1 ? "are not in them" : "are not in their documents");
        part(
                parts,
                Standing.WRONGLY_DECLINED,
                "declines although its documents hold the answer",
                "decline although their documents hold the answer");
        part(parts, Standing.EMPTY, "is empty", "are empty");
        return parts;
    }

    private void rest(StringBuilder text) {
        List<String> parts = new ArrayList<>();
        part(parts, Standing.UNSURE, "is unsure", "are unsure");
        part(
                parts,
                Standing.DECLINED,
                "declines, and no passage found answers it",
                "decline, and no passage found answers them");
        part(parts, Standing.UNMEASURED, "could not be measured", "could not be measured");
        if (unread > 0) {
            parts.add(number(unread) + (unread == 1 ? " row" : " rows") + " could not be read");
        }
        if (!parts.isEmpty()) {
            text.append("; ").append(String.join(", ", parts));
        }
    }

    private void part(List<String> parts, Standing standing, String one, String many) {
        int n = count(standing);
        if (n > 0) {
            parts.add(number(n) + " " + (n == 1 ? one : many));
        }
    }

    private static String number(int n) {
        return String.format(Locale.ROOT, "%,d", n);
    }
}
