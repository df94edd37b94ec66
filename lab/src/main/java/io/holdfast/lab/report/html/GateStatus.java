package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.List;

/**
 * Whether the answers kept within the limits that were set.
 *
 * @param set whether there was any limit
 * @param missed the limits that were missed, a sentence each
 */
public record GateStatus(boolean set, List<String> missed) {
    public static final GateStatus NONE = new GateStatus(false, List.of());

    public GateStatus {
        missed = List.copyOf(missed);
    }

    /** In words, a sentence each; none where there was no limit. */
    public List<String> sentences() {
        return !set
                ? List.of()
                : missed.isEmpty()
                        ? List.of("✓ Gate passed: every limit that was set is met.")
                        : missed.stream().map(m -> "✗ Gate failed: " + m + ".").toList();
    }

    Html html() {
        if (!set) {
            return el(
                    "p",
                    at("class", "gate"),
                    Parts.chip("none", "No gate"),
                    " No limit was set; ",
                    el("code", "--fail-under 0.9"),
                    " sets one.");
        }
        if (missed.isEmpty()) {
            return el(
                    "p", at("class", "gate"), Parts.chip("good", "✓ Gate passed"), " Every limit that was set is met.");
        }
        List<Html> sentences =
                missed.stream().map(m -> el("li", Words.capital(m) + ".")).toList();
        return el("div", at("class", "gate"), el("p", Parts.chip("bad", "✗ Gate failed")), el("ul", sentences));
    }
}
