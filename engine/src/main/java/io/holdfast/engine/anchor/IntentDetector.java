package io.holdfast.engine.anchor;

import io.holdfast.engine.anchor.Question.Aggregate;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.Question.Intent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells list and numeric questions from factoids, in English and Indonesian. One cue alone is doubt, and in doubt a
 * question is a factoid: "Name the capital" is no list, "Name three capitals" and "Sebutkan tiga ibu kota" are.
 */
final class IntentDetector {
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("dua", 2),
            Map.entry("tiga", 3),
            Map.entry("empat", 4),
            Map.entry("lima", 5),
            Map.entry("enam", 6),
            Map.entry("tujuh", 7),
            Map.entry("delapan", 8),
            Map.entry("sembilan", 9),
            Map.entry("sepuluh", 10));
    private static final String COUNT =
            "(\\d{1,2}|" + String.join("|", NUMBERS.keySet().stream().sorted().toList()) + ")";

    private static final List<Pattern> LIST_CUES = List.of(
            Pattern.compile("^(?:please )?(?:list|name|enumerate|give|sebutkan|tuliskan|daftar)\\b"),
            Pattern.compile("\\b(?:apa saja|siapa saja|mana saja|daftar|list of)\\b"),
            Pattern.compile("\\b(?:which|what) (?:\\w+ ){0,3}\\w+s (?:are|were|have|do|did|belong|make|can)\\b"),
            Pattern.compile("\\bwh(?:at|ich|o) (?:are|were) the (?:\\w+ ){0,3}\\w+s\\b"),
            Pattern.compile("^(?:list|name|give|sebutkan|tuliskan)\\b.*\\b(?:all|every|semua|seluruh)\\b"),
            Pattern.compile("^(?:list|name|give|enumerate|tuliskan) (?:the |all |me )*(?:\\w+ ){0,2}\\w+[^s\\W]s\\b"),
            Pattern.compile("\\b(?:the |name |list |give |sebutkan |are |ke)" + COUNT + " (?:\\w+ ){0,3}\\w+"));
    private static final Pattern WANTED = Pattern.compile(
            "\\b(?:the |name |list |give |sebutkan |are |tuliskan )" + COUNT + "\\b(?! (?:percent|persen|%))");
    private static final Pattern STRONG_LIST = Pattern.compile("\\b(?:apa saja|siapa saja|mana saja)\\b|^sebutkan\\b");

    private static final Map<Aggregate, Pattern> NUMERIC = Map.of(
            Aggregate.AVERAGE,
                    Pattern.compile(
                            "\\b(?:average|mean(?!\\W*$|\\s+(?:by|for|when|if|in)\\b)|on average|rata-rata|rata rata|rerata|typical)\\b"),
            Aggregate.TOTAL,
                    Pattern.compile(
                            "\\b(?:total|in all|altogether|combined|overall|sum of|jumlah|keseluruhan|seluruhnya)\\b"),
            Aggregate.SHARE, Pattern.compile("\\b(?:percent|percentage|what share|persen|persentase)\\b|%"),
            Aggregate.COUNT,
                    Pattern.compile(
                            "\\b(?:how many|how much|how long|how tall|how deep|how high|how old|how far|how heavy|number of|berapa|berapakah)\\b"));
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
                || q.matches(".*\\b(?:what|how|berapa|apa|calculate|hitung|which)\\b.*");
    }

    static int wanted(String question) {
        Matcher m = WANTED.matcher(question.strip().toLowerCase(Locale.ROOT));
        if (!m.find()) {
            return 0;
        }
        String n = m.group(1);
        return NUMBERS.containsKey(n) ? java.util.Objects.requireNonNull(NUMBERS.get(n)) : Integer.parseInt(n);
    }
}
