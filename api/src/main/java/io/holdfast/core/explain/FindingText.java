package io.holdfast.core.explain;

import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A finding in words: one line that sums it up, and for every claim that does not hold its verdict, the reason, the
 * nearest span with document and offsets, and what to do. Meant to be enough without opening a report.
 */
public final class FindingText {
    private static final int LONGEST_QUOTE = 240;

    private FindingText() {}

    /** One line: {@code faithfulness 0.50 (1 of 2 claims supported), risk 0.83}. */
    public static String summary(Finding<Grounding> finding) {
        return finding.fold(
                scored -> {
                    List<TracedClaim> claims = scored.detail().trace().claims();
                    long supported =
                            claims.stream().filter(TracedClaim::supported).count();
                    return "faithfulness " + number(scored.score()) + " (" + supported + " of " + claims.size()
                            + (claims.size() == 1 ? " claim" : " claims") + " supported), risk "
                            + number(scored.detail().risk());
                },
                abstained -> "abstained: " + abstained.reason() + because(abstained.detail()),
                unmeasured -> "not measured: " + unmeasured.message() + " ["
                        + unmeasured.code().id() + "]");
    }

    /** The few words that fit into the name of a test: {@code faithfulness 0.50, risk 0.83}. */
    public static String label(Finding<Grounding> finding) {
        return finding.fold(
                scored -> "faithfulness " + number(scored.score()) + ", risk "
                        + number(scored.detail().risk()),
                abstained -> "abstained",
                unmeasured -> "unmeasured: " + unmeasured.code().id());
    }

    /** The summary and a block for each claim that does not hold. */
    public static String of(Finding<Grounding> finding) {
        StringBuilder text = new StringBuilder(summary(finding));
        List<TracedClaim> bad = unsupported(finding);
        for (int i = 0; i < bad.size(); i++) {
            text.append("\n\n").append(claim(i + 1, bad.get(i)));
        }
        if (finding instanceof Finding.Unmeasured<Grounding> unmeasured) {
            text.append("\n  fix:     ").append(Advice.of(unmeasured.code()));
        }
        limitation(finding).ifPresent(why -> text.append("\n\nscored by ").append(why));
        return text.toString();
    }

    /** Why less decided than was configured, in words; empty where nothing was missing. */
    public static Optional<String> limitation(Finding<Grounding> finding) {
        return finding.fold(
                scored -> Optional.ofNullable(scored.detail().limitation()),
                abstained -> Optional.ofNullable(abstained.detail().limitation()),
                unmeasured -> Optional.empty());
    }

    /** The claims that do not hold, in the order of the answer. */
    public static List<TracedClaim> unsupported(Finding<Grounding> finding) {
        return claims(finding).stream().filter(c -> !c.supported()).toList();
    }

    /** All claims of a finding; none where there is no trace. */
    public static List<TracedClaim> claims(Finding<Grounding> finding) {
        return finding.fold(
                scored -> scored.detail().trace().claims(),
                abstained -> abstained.detail().trace().claims(),
                unmeasured -> List.of());
    }

    private static String claim(int number, TracedClaim traced) {
        Span span = traced.claim().span();
        String text = "  [" + number + "] " + traced.verdict().id().replace('_', ' ') + ": "
                + quote(traced.claim().text()) + " (answer " + span.start() + ".." + span.end() + ")";
        if (!traced.claim().statement().equals(traced.claim().text())) {
            text += "\n      read as: " + quote(traced.claim().statement());
        }
        return text + "\n      why:     " + traced.diagnosis() + " ["
                + traced.rule().id() + "]"
                + "\n      nearest: "
                + (traced.evidence().isEmpty()
                        ? "none"
                        : evidence(traced.evidence().get(0)))
                + "\n      fix:     " + Advice.of(traced);
    }

    /** A span as people look it up: {@code document "manual" 120..157: "…" (similarity 0.91)}. */
    public static String evidence(Evidence evidence) {
        Passage passage = evidence.passage();
        return "document \"" + passage.documentId() + "\" " + passage.start() + ".." + passage.end() + ": "
                + quote(passage.text()) + " (similarity " + number(evidence.similarity()) + ")";
    }

    /** In quotes, on one line, shortened in the middle where it is very long. */
    static String quote(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.length() <= LONGEST_QUOTE) {
            return "\"" + line + "\"";
        }
        return "\"" + line.substring(0, whole(line, LONGEST_QUOTE / 2)) + " … "
                + line.substring(whole(line, line.length() - LONGEST_QUOTE / 2)) + "\"";
    }

    /** The place, or the one before where it would cut a surrogate pair. */
    private static int whole(String line, int at) {
        return Character.isLowSurrogate(line.charAt(at)) ? at - 1 : at;
    }

    private static String because(Grounding grounding) {
        return grounding.note() == null ? "" : " (" + grounding.note() + ")";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
