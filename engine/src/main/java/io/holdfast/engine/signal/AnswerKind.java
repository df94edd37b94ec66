package io.holdfast.engine.signal;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether a sentence can answer a question at all: money for a price, a length for "how high", a person for "who", and
 * the order of things for "before" and "after". English, Indonesian and German.
 */
final class AnswerKind {
    private static final Pattern MONEY_ASKED = Pattern.compile(
            "(?i)\\bhow much\\b.*\\b(?:costs?|pay|charged?|price|fee|rent|plan|is|are|worth)\\b|\\b(?:what|which)\\b.*\\b(?:costs?|price|fees?|salary|wage|rent)\\b"
                    + "|\\bberapa\\b.*\\b(?:harga|biaya|tarif|sewa|denda|gaji)\\b|\\b(?:was|wie ?viel) kostet\\b|\\bpreis\\b");
    private static final Pattern NOT_MONEY =
            Pattern.compile("(?i)\\bhow much (?:time|water|space|memory|power|energy|of)\\b");
    private static final Pattern MONEY = Pattern.compile(
            "(?i)[$€£¥₹]|\\b(?:EUR|USD|GBP|IDR|CHF|Rp|euros?|dollars?|pounds?|pence|cents?|rupiah|francs?|yen|free|gratis|kostenlos|million|billion)\\b|Rp\\s?\\d");
    private static final Pattern MEASURE = Pattern.compile(
            "(?i)\\bhow (?<how>long|high|tall|deep|wide|far|heavy|old)\\b|\\bwie (?<wie>lang|hoch|tief|breit|weit|schwer|alt)\\b");
    private static final Map<String, Pattern> OWN = Map.of(
            "long",
                    Pattern.compile(
                            "(?i)\\b(?:long|length|lasts?|lasted|took|takes?|for|until|within|over|minutes?|hours?|days?|weeks?|months?|years?|seconds?|lang|länge)\\b"),
            "high", Pattern.compile("(?i)\\b(?:high|height|tall|above|altitude|elevation|at|hoch|höhe|rises?|rose)\\b"),
            "tall", Pattern.compile("(?i)\\b(?:tall|high|height)\\b"),
            "deep", Pattern.compile("(?i)\\b(?:deep|depth|tief|tiefe)\\b"),
            "wide", Pattern.compile("(?i)\\b(?:wide|width|broad|breit|breite)\\b"));
    private static final Pattern MEASURED = Pattern.compile(
            "(?i)\\d\\s?(?:m|km|cm|mm|metres?|meters?|feet|ft|miles?|kilomet(?:re|er)s?|meter)\\s+(?<as>high|tall|deep|wide|long|hoch|tief|breit|lang)\\b");
    private static final Map<String, String> GERMAN = Map.of(
            "lang", "long", "hoch", "high", "tief", "deep", "breit", "wide", "weit", "far", "schwer", "heavy", "alt",
            "old");
    private static final String COUNTED =
            "(?:\\d|\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|hundred|thousand|million|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|se|ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\\b)[^.;:!?]{0,25}?";
    private static final String LENGTH =
            "(?:m|km|cm|mm|metres?|meters?|feet|foot|ft|inch|inches|miles?|yards?|kilomet(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|zentimeter|millimeter|fathoms?|light-?years?|stor(?:e?y|eys|ies)|floors?)";
    private static final String TIME =
            "(?:s|sec|min|h|ms|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|detik|menit|jam|hari|minggu|bulan|tahun)";
    /** What a measure must be told in: a number and one of these units. */
    private static final Map<String, Pattern> UNITS = Map.of(
            "long",
                    Pattern.compile("(?iu)" + COUNTED + "(?<!\\p{L})(?:" + LENGTH + "|" + TIME
                            + "|pages?|words?|lines?|characters?)\\b|\\b(?:until|since|till|bis|seit|forever|lifelong|permanent)"
                            + "|\\b1?\\d{3} ?(?:[–-]|to|and|bis|dan) ?(?:\\p{L}+ )?[12]?\\d{3}\\b"),
            "tall", Pattern.compile("(?iu)" + COUNTED + "(?<!\\p{L})" + LENGTH + "\\b"),
            "deep", Pattern.compile("(?iu)" + COUNTED + "(?<!\\p{L})" + LENGTH + "\\b"),
            "wide", Pattern.compile("(?iu)" + COUNTED + "(?<!\\p{L})" + LENGTH + "\\b"),
            "far", Pattern.compile("(?iu)" + COUNTED + "(?<!\\p{L})(?:" + LENGTH + "|" + TIME + ")\\b"),
            "heavy",
                    Pattern.compile(
                            "(?iu)" + COUNTED
                                    + "(?<!\\p{L})(?:t|kg|g|mg|kilos?|kilograms?|grams?|kilogramm|gramm|tonnen?|tonnes?|tons?|pounds?|lbs?|ounces?|oz|stones?)\\b"));
    /** Units a question may ask for by name, with how they are written. */
    private static final List<List<String>> UNIT_NAMES = List.of(
            List.of("kilogram", "kilograms", "kilogramm", "kilos", "kilo", "kg"),
            List.of("gram", "grams", "gramm", "g"),
            List.of("tonne", "tonnes", "tons", "tonnen", "t"),
            List.of("kilometre", "kilometres", "kilometer", "kilometers", "km"),
            List.of("metre", "metres", "meter", "meters", "m"),
            List.of("centimetre", "centimetres", "zentimeter", "centimeters", "cm"),
            List.of("litre", "litres", "liter", "liters", "l"),
            List.of("minute", "minutes", "minuten", "menit", "min"),
            List.of("hour", "hours", "stunden", "stunde", "jam", "h"),
            List.of("second", "seconds", "sekunden", "detik", "s"),
            List.of("percent", "per cent", "prozent", "persen", "%"),
            List.of("degrees", "degree", "grad", "derajat", "°c", "°f", "°"),
            List.of("euros", "euro", "eur", "€"),
            List.of("dollars", "dollar", "usd", "$"),
            List.of("pounds", "pound", "gbp", "£", "lb", "lbs"));

    private static final Pattern UNIT_ASKED =
            Pattern.compile("(?iu)\\b(?:how many|berapa(?: banyak| jumlah)?|wie ?viele?)\\s+(?<unit>per cent|\\p{L}+)");
    /** "Berapa" alone asks for amounts of all kinds. */
    private static final Pattern AMOUNT = Pattern.compile("(?i)berapa \\p{L}+");
    /** Times of day and dates, which count nothing. */
    private static final Pattern NO_COUNT = Pattern.compile(
            "(?iu)\\b\\d{1,2}[:.]\\d{2}\\b|\\b(?:at|from|to|um|von|bis|pukul|jam) \\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| uhr)?\\b|\\b(?:1[5-9]|20)\\d{2}\\b");

    /** Numbers that are no price: dates and times, shares, and amounts in a unit of time, length or weight. */
    private static final Pattern NO_MONEY = Pattern.compile(
            "(?iu)\\d[\\d.,]*\\s?(?:%|per ?cent|prozent|persen|" + LENGTH + "|" + TIME
                    + "|k?g|kilos?|tonnes?|litres?|liters?|people|persons?|places?)(?![\\p{L}])|\\b\\d{1,2}[:.]\\d{2}\\b|\\b(?:1[5-9]|20)\\d{2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b"
                    + "|\\b\\d{1,2}\\.? (?:jan|feb|mar|mär|apr|may|mai|mei|jun|jul|aug|agu|sep|oct|okt|nov|dec|dez|des)\\p{L}*");
    /** A number that may be a price in a currency nobody listed: "214,000 crowns". */
    private static final Pattern AMOUNT_LEFT = Pattern.compile("\\d");

    private static final Pattern SOME_NUMBER =
            Pattern.compile("(?iu)" + COUNTED + "|\\b(?:no|none|kein\\p{L}*|tidak ada|both|all)\\b");
    /** Who did or is something; who may or must not is a kind of people, which needs no name. */
    private static final Pattern WHO = Pattern.compile(
            "(?i)^\\W*(?:who|whom|siapa|siapakah|wer|wen|wem)\\b(?! (?:should|shouldn|must|mustn|may|can|cannot|soll|sollte|darf|muss|kann|yang boleh|boleh|harus|tidak boleh)\\b)");

    private static final Pattern NAMED = Pattern.compile(
            "(?:\\b(?:Dr|Prof|Mr|Mrs|Ms|Sir|Frau|Herr)\\.? )?\\b\\p{Lu}[\\p{L}'’-]+(?: (?:van|von|de|der|la|of) )?(?: \\p{Lu}[\\p{L}'’.-]+)*");
    /** Names of days and months, which are nobody's. */
    private static final Pattern CALENDAR = Pattern.compile(
            "(?iu)(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|senin|selasa|rabu|kamis|jumat|sabtu|minggu|januari|februari|maret|mei|juni|juli|agustus|oktober|desember|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|januar|februar|märz|mai|dezember");

    private static final Pattern PEOPLE = Pattern.compile(
            "(?i)\\b(?:people|persons?|everyone|everybody|anyone|nobody|members?|guests?|visitors?|students?|children|adults|parents|employees?|owners?|users?|customers?|staff|team|committee|council|company|university|government|army|they|the [a-z]+(?:er|or|ist|ian|man|woman|s)|orang|anggota|menschen|eigentümer)\\b");
    private static final Pattern ORDER_ASKED = Pattern.compile(
            "(?i)\\b(?:before|after|previous(?:ly)?|former(?:ly)?|predecessor|successor|succeeded|replaced|next|sebelum|sesudah|setelah|vor|nach|vorgänger|nachfolger)\\b");

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
            String how = measure.group("how") != null
                    ? measure.group("how").toLowerCase(Locale.ROOT)
                    : GERMAN.getOrDefault(String.valueOf(measure.group("wie")).toLowerCase(Locale.ROOT), "");
            Matcher measured = MEASURED.matcher(sentence);
            Pattern own = OWN.get(how);
            Pattern units = UNITS.get(how);
            if (own != null && measured.find() && !own.matcher(sentence).find()) {
                wrong.add("says how " + measured.group("as") + ", not how " + how);
            } else if (units != null && !units.matcher(sentence).find()) {
                wrong.add("does not say how " + how);
            }
        }
        Matcher counted = UNIT_ASKED.matcher(asked);
        if (counted.find()) {
            String unit = counted.group("unit").toLowerCase(Locale.ROOT);
            List<String> written = UNIT_NAMES.stream()
                    .filter(u -> u.contains(unit))
                    .findFirst()
                    .orElse(List.of());
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
