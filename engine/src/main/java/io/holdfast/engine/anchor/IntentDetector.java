package io.holdfast.engine.anchor;

import io.holdfast.engine.anchor.Question.Aggregate;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.Question.Intent;
import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells list and numeric questions from factoids, in English and Indonesian. One cue alone is doubt, and in doubt a
 * question is a factoid: "Name the capital" is no list, "Name three capitals" and "Sebutkan tiga ibu kota" are.
 */
final class IntentDetector {
    private static final Map<String, String> NUMBERS = EngineWords.pairs("two-to-ten-en", "two-to-ten-id");
    private static final String COUNT = "(\\d{1,2}|" + String.join("|", NUMBERS.keySet()) + ")";

    private static final List<Pattern> LIST_CUES = Stream.of(
                    "^(?:please )?%{asks-to-list}\\b",
                    "\\b(?:%{which-ones}|daftar|list of)\\b",
                    "\\b(?:which|what) (?:\\w+ ){0,3}\\w+s %{plural-verb}\\b",
                    "\\bwh(?:at|ich|o) (?:are|were) the (?:\\w+ ){0,3}\\w+s\\b",
                    "^(?:list|name|give|sebutkan|tuliskan)\\b.*\\b(?:all|every|semua|seluruh)\\b",
                    "^(?:list|name|give|enumerate|tuliskan) (?:the |all |me )*(?:\\w+ ){0,2}\\w+[^s\\W]s\\b",
                    "\\b(?:%{before-number} |ke)" + COUNT + " (?:\\w+ ){0,3}\\w+")
            .map(EngineWords::pattern)
            .toList();
    private static final Pattern WANTED =
            EngineWords.pattern("\\b(?:%{before-number}|tuliskan) " + COUNT + "\\b(?! (?:percent|persen|%))");
    private static final Pattern STRONG_LIST = EngineWords.pattern("\\b%{which-ones}\\b|^sebutkan\\b");

    private static final Map<Aggregate, Pattern> NUMERIC = Map.of(
            Aggregate.AVERAGE, EngineWords.pattern("\\b%{asks-average}\\b"),
            Aggregate.TOTAL, EngineWords.pattern("\\b%{asks-total}\\b"),
            Aggregate.SHARE, Pattern.compile("\\b(?:percent|percentage|what share|persen|persentase)\\b|%"),
            Aggregate.COUNT, EngineWords.pattern("\\b%{asks-count}\\b"));
    private static final Pattern CALCULATED = EngineWords.pattern(".*\\b%{asks-to-calculate}\\b.*");
    private static final List<Aggregate> ORDER =
            List.of(Aggregate.AVERAGE, Aggregate.SHARE, Aggregate.TOTAL, Aggregate.COUNT);

    private IntentDetector() {}

    static Intent intent(String question) {
        String q = question.strip().toLowerCase(Locale.ROOT);
        for (Aggregate aggregate : ORDER) {
            if (pattern(aggregate).matcher(q).find() && asksForNumber(q, aggregate)) {
                long cues =
                        ORDER.stream().filter(a -> pattern(a).matcher(q).find()).count();
                return new Intent(AnswerType.NUMERIC, aggregate, Math.min(1, 0.6 + 0.2 * cues));
            }
        }
        long cues = LIST_CUES.stream().filter(p -> p.matcher(q).find()).count();
        if (cues >= 2 || STRONG_LIST.matcher(q).find()) {
            return new Intent(AnswerType.LIST, Aggregate.NONE, Math.min(1, 0.5 + 0.15 * cues));
        }
        return new Intent(AnswerType.FACTOID, Aggregate.NONE, 1 - 0.3 * cues);
    }

    private static Pattern pattern(Aggregate aggregate) {
        return java.util.Objects.requireNonNull(NUMERIC.get(aggregate));
    }

    /** "Total" and "average" may be part of a name; they count when a number is asked for. */
    private static boolean asksForNumber(String q, Aggregate aggregate) {
        return aggregate == Aggregate.COUNT
                || aggregate == Aggregate.SHARE
                || CALCULATED.matcher(q).matches();
    }

    static int wanted(String question) {
        Matcher m = WANTED.matcher(question.strip().toLowerCase(Locale.ROOT));
        if (!m.find()) {
            return 0;
        }
        String n = m.group(1);
        return Integer.parseInt(NUMBERS.getOrDefault(n, n));
    }
}
