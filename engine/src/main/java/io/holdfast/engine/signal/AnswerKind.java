package io.holdfast.engine.signal;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Whether a sentence can answer a question at all: money for a price, a length for "how high", a person for "who", and
 * the order of things for "before" and "after". English, Indonesian and German.
 */
final class AnswerKind {
    private static final Pattern MONEY_ASKED = EngineWords.pattern("(?i)\\b%{asks-for-money}\\b");
    private static final Pattern NOT_MONEY = EngineWords.pattern("(?i)\\bhow much %{unpriced}\\b");
    private static final Pattern MONEY = EngineWords.pattern("(?i)[$€£¥₹]|\\b%{money}\\b|Rp\\s?\\d");
    private static final Pattern MEASURE = EngineWords.pattern("(?i)\\b%{asks-measure}\\b");
    private static final List<List<String>> MEASURES = spellings("asks-measure");
    /** What says that a measure is the one asked for. */
    private static final Map<String, Pattern> OWN = Stream.of("long", "high", "tall", "deep", "wide")
            .collect(Collectors.toMap(m -> "how " + m, m -> EngineWords.pattern("(?i)\\b%{says-how-" + m + "}\\b")));

    private static final Pattern MEASURED =
            EngineWords.pattern("(?i)\\d\\s?%{usual-length-unit}\\s+(?<as>%{which-length})\\b");
    private static final String COUNTED = "(?iu)(?:\\d|\\b%{number-word}\\b)[^.;:!?]{0,25}?";
    private static final String COUNTED_IN = COUNTED + "(?<!\\p{L})";
    private static final Pattern DURATION =
            EngineWords.pattern(COUNTED_IN + "(?:%{length-or-time}|%{text-unit})\\b|\\b%{lasting}"
                    + "|\\b1?\\d{3} ?(?:[–-]|to|and|bis|dan) ?(?:\\p{L}+ )?[12]?\\d{3}\\b");
    private static final Pattern LENGTH = EngineWords.pattern(COUNTED_IN + "%{length-unit}\\b");
    private static final Pattern DISTANCE = EngineWords.pattern(COUNTED_IN + "%{length-or-time}\\b");
    private static final Pattern WEIGHT = EngineWords.pattern(COUNTED_IN + "%{weight-unit}\\b");
    /** Units a question may ask for by name, with how they are written. */
    private static final List<List<String>> UNIT_NAMES = spellings("unit-spellings");

    private static final Pattern UNIT_ASKED =
            Pattern.compile("(?iu)\\b(?:how many|berapa(?: banyak| jumlah)?|wie ?viele?)\\s+(?<unit>per cent|\\p{L}+)");
    /** "Berapa" alone asks for amounts of all kinds. */
    private static final Pattern AMOUNT = Pattern.compile("(?i)berapa \\p{L}+");
    /** Times of day and dates, which count nothing. */
    private static final Pattern NO_COUNT = EngineWords.pattern(
            "(?iu)\\b\\d{1,2}[:.]\\d{2}\\b|\\b%{before-time-of-day} \\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| uhr)?\\b|\\b(?:1[5-9]|20)\\d{2}\\b");

    /** Numbers that are no price: dates and times, shares, and amounts in a unit of time, length or weight. */
    private static final Pattern NO_MONEY = EngineWords.pattern(
            "(?iu)\\d[\\d.,]*\\s?%{unit-of-no-price}(?![\\p{L}])|\\b\\d{1,2}[:.]\\d{2}\\b|\\b(?:1[5-9]|20)\\d{2}\\b"
                    + "|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b\\d{1,2}\\.? %{short-month}\\p{L}*");
    /** A number that may be a price in a currency nobody listed: "214,000 crowns". */
    private static final Pattern AMOUNT_LEFT = Pattern.compile("\\d");

    private static final Pattern SOME_NUMBER = EngineWords.pattern(COUNTED + "|\\b%{all-or-none}\\b");
    /** Who did or is something; who may or must not is a kind of people, which needs no name. */
    private static final Pattern WHO = EngineWords.pattern("(?i)^\\W*%{who}\\b(?! %{may-or-must}\\b)");

    private static final Pattern NAMED = EngineWords.pattern(
            "(?:\\b%{title-of-person}\\.? )?\\b\\p{Lu}[\\p{L}'’-]+(?: %{person-particle} )?(?: \\p{Lu}[\\p{L}'’.-]+)*");
    /** Names of days and months, which are nobody's. */
    private static final Pattern CALENDAR = EngineWords.pattern("(?iu)%{weekday}|%{month}");

    private static final Pattern PEOPLE = EngineWords.pattern("(?i)\\b%{people}\\b");
    private static final Pattern ORDER_ASKED = EngineWords.pattern("(?i)\\b%{before-or-after}\\b");

    private AnswerKind() {}

    /**
     * What speaks against the sentence; empty when nothing does.
     *
     * @param span the exact words that answer, where they are known
     */
    static List<String> check(Question question, String sentence, @Nullable String span) {
        List<String> wrong = new ArrayList<>();
        String asked = question.text();
        if (MONEY_ASKED.matcher(asked).find()
                && !NOT_MONEY.matcher(asked).find()
                && !MONEY.matcher(sentence).find()
                && !AMOUNT_LEFT
                        .matcher(NO_MONEY.matcher(sentence).replaceAll(" "))
                        .find()) {
            wrong.add("no amount of money");
        }
        Matcher measure = MEASURE.matcher(asked);
        if (measure.find()) {
            String how = spelled(MEASURES, measure.group()).get(0);
            Matcher measured = MEASURED.matcher(sentence);
            Pattern own = OWN.get(how);
            Pattern units = units(how);
            if (own != null && measured.find() && !own.matcher(sentence).find()) {
                wrong.add("says how " + measured.group("as") + ", not " + how);
            } else if (units != null && !units.matcher(sentence).find()) {
                wrong.add("does not say " + how);
            }
        }
        Matcher counted = UNIT_ASKED.matcher(asked);
        if (counted.find()) {
            String unit = counted.group("unit").toLowerCase(Locale.ROOT);
            List<String> written = spelled(UNIT_NAMES, unit);
            if (!written.isEmpty() && written.stream().noneMatch(u -> inUnit(sentence, u))) {
                wrong.add("not told in " + unit);
            } else if (written.isEmpty()
                    && !AMOUNT.matcher(counted.group()).matches()
                    && !SOME_NUMBER
                            .matcher(NO_COUNT.matcher(sentence).replaceAll(" "))
                            .find()) {
                wrong.add("counts nothing");
            }
        }
        if (WHO.matcher(asked).find() && !names(asked, span == null ? sentence : span) && !names(asked, sentence)) {
            wrong.add("names nobody");
        }
        Matcher order = ORDER_ASKED.matcher(asked);
        if (WHO.matcher(asked).find()
                && order.find()
                && !ORDER_ASKED.matcher(sentence).find()) {
            wrong.add("does not say who came " + order.group().toLowerCase(Locale.ROOT));
        }
        return wrong;
    }

    private static List<List<String>> spellings(String section) {
        return EngineWords.of(section).stream()
                .map(w -> List.of(w.split("\\|")))
                .toList();
    }

    /** All spellings of a word; none where it is not known. */
    private static List<String> spelled(List<List<String>> known, String word) {
        String small = word.toLowerCase(Locale.ROOT);
        return known.stream().filter(w -> w.contains(small)).findFirst().orElse(List.of());
    }

    /** What a measure must be told in: a number and a unit. */
    private static @Nullable Pattern units(String how) {
        return switch (how) {
            case "how long" -> DURATION;
            case "how tall", "how deep", "how wide" -> LENGTH;
            case "how far" -> DISTANCE;
            case "how heavy" -> WEIGHT;
            default -> null;
        };
    }

    private static boolean inUnit(String sentence, String unit) {
        String quoted = Pattern.quote(unit);
        String after = Character.isLetter(unit.charAt(unit.length() - 1)) ? "(?!\\p{L})" : "";
        return Pattern.compile("(?iu)(?<!\\p{L})" + quoted + after)
                .matcher(sentence)
                .find();
    }

    private static boolean names(String question, String text) {
        String asked = " " + ComparedWords.fold(question) + " ";
        return PEOPLE.matcher(text).find()
                || NAMED.matcher(text)
                        .results()
                        .filter(m -> !CALENDAR.matcher(m.group()).matches())
                        .anyMatch(m -> !asked.contains(" " + ComparedWords.fold(m.group()) + " ")
                                && (m.start() > 0 || m.group().contains(" "))
                                && ComparedWords.tokens(m.group()).stream()
                                        .anyMatch(t -> !asked.contains(" " + t + " ")));
    }
}
