package io.holdfast.core.evaluate;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.model.Rule;
import io.holdfast.text.Normalizer;
import io.holdfast.text.RatcliffObershelp;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Compares a short answer with its reference by values (number words, orders of dates, units, items in any order), else on
 * text that keeps its symbols: {@code /a//b} is not {@code /a/b}.
 */
final class ShortAnswers {
    /** How well a short answer meets its reference, and by which rule. */
    record Match(double score, Rule rule) {}

    private static final double CONTAINED = 0.9;

    private ShortAnswers() {}

    static Match match(String given, String reference, double characterThreshold) {
        String answer = AnswerClaims.withoutLeadIn(given);
        String a = trimmed(answer);
        String r = trimmed(reference);
        if (a.isEmpty() || r.isEmpty()) {
            return new Match(0, Rule.SHORT_MISMATCH);
        }
        SameValues.Lists lists = SameValues.lists(answer, reference);
        String values = SameValues.written(answer);
        String wanted = SameValues.written(reference);
        if (a.equals(r) || values.equals(wanted) || lists == SameValues.Lists.SAME) {
            return new Match(1, Rule.SHORT_EXACT);
        }
        if (lists == SameValues.Lists.OTHER) {
            return new Match(0, Rule.SHORT_MISMATCH);
        }
        if (holds(r, a) || holds(a, r) || holds(wanted, values) || holds(values, wanted)) {
            return new Match(CONTAINED, Rule.SHORT_CONTAINED);
        }
        double ratio = RatcliffObershelp.ratio(a, r);
        return ratio >= characterThreshold && symbols(a).equals(symbols(r))
                ? new Match(ratio, Rule.SHORT_SIMILAR)
                : new Match(0, Rule.SHORT_MISMATCH);
    }

    /** Whether {@code part} occurs in {@code whole} as whole tokens. */
    static boolean holds(String whole, String part) {
        List<String> wanted = tokens(part);
        return !wanted.contains("") && Collections.indexOfSubList(tokens(whole), wanted) >= 0;
    }

    private static List<String> tokens(String text) {
        return Stream.of(trimmed(text).split(" ")).map(ShortAnswers::bare).toList();
    }

    static String trimmed(String text) {
        return bare(Normalizer.fold(text).strip());
    }

    /** Without the punctuation that ends a sentence or quotes a word; slashes, colons and signs stay. */
    private static String bare(String token) {
        return token.replaceFirst("^[\"'`“”(\\[*]+", "")
                .replaceFirst("(?<![\"'`“”)\\],;!?*])[\"'`“”)\\],;!?*]++$|(?<=[\\p{L}\\p{N}\"')`])\\.$", "");
    }

    /** Digits and symbols decide in code: a close spelling with another digit or slash is another thing. */
    private static String symbols(String text) {
        return text.replaceAll("[\\p{L}\\s.,]", "");
    }
}
