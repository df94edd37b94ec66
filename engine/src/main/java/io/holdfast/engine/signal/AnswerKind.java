package io.holdfast.engine.signal;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Words;
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
    private static final Pattern WHO = Pattern.compile("(?i)^\\W*(?:who|whom|siapa|siapakah|wer|wen|wem)\\b");
    private static final Pattern NAMED = Pattern.compile(
            "(?:\\b(?:Dr|Prof|Mr|Mrs|Ms|Sir|Frau|Herr)\\.? )?\\b\\p{Lu}[\\p{L}'’-]+(?: (?:van|von|de|der|la|of) )?(?: \\p{Lu}[\\p{L}'’.-]+)*");
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
                && !MONEY.matcher(sentence).find()) {
            wrong.add("no amount of money");
        }
        Matcher measure = MEASURE.matcher(asked);
        if (measure.find()) {
            String how = measure.group("how") != null
                    ? measure.group("how").toLowerCase(Locale.ROOT)
                    : GERMAN.getOrDefault(String.valueOf(measure.group("wie")).toLowerCase(Locale.ROOT), "");
            Matcher measured = MEASURED.matcher(sentence);
            Pattern own = OWN.get(how);
            if (own != null && measured.find() && !own.matcher(sentence).find()) {
                wrong.add("says how " + measured.group("as") + ", not how " + how);
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

    private static boolean names(String question, String text) {
        String asked = " " + Words.fold(question) + " ";
        return PEOPLE.matcher(text).find()
                || NAMED.matcher(text)
                        .results()
                        .anyMatch(m -> !asked.contains(" " + Words.fold(m.group()) + " ")
                                && (m.start() > 0 || m.group().contains(" "))
                                && Words.tokens(m.group()).stream().anyMatch(t -> !asked.contains(" " + t + " ")));
    }
}
