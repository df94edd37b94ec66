package io.holdfast.engine.structure;

import io.holdfast.engine.anchor.AskedLanguage;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What form of answer a question asks for, in English, Indonesian and German. */
final class Asked {
    private static final Pattern YES_NO = Pattern.compile(
            "^(?:is|are|was|were|do|does|did|can|could|may|must|will|has|have|should|am|apakah|bolehkah|bisakah|adakah|apa boleh|ist|sind|war|waren|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|wird|werden|wurde|wurden|gibt es)\\b.*");
    private static final Pattern COUNT = Pattern.compile(
            "^(?:how many|berapa (?:banyak|jumlah)|ada berapa|wie ?viele?)\\s+(?<noun>[\\p{L}-]+(?: [\\p{L}-]+)?).*");
    private static final Pattern LIST = Pattern.compile(
            "^(?:please )?(?:list|name|enumerate|give|sebutkan|tuliskan|daftar|nenne)\\b.*"
                    + "|.*\\b(?:apa saja|siapa saja|mana saja)\\b.*"
                    + "|^(?:which|what) (?:[\\p{L}-]+ ){0,2}(?!(?:is|was|does|has|this|its)\\b)[\\p{L}-]+s\\b(?! (?:is|was|does|has)\\b).*"
                    + "|^(?:which|what) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s (?:do|does) .*\\b(?:have|offer|support|accept|provide|include|contain|use|serve|sell)\\W*$"
                    + "|^what (?!does .*\\bmean\\b)(?:should|must|may|can|do|does|is new|are|were|changed|equipment|kit|gear|belongs)\\b.*"
                    + "|^(?:which|what) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+[^suia\\W]s (?:does|did|has|had|will|can)\\b.*"
                    + "|^what(?: is|'s|’s| was)(?: not|n't)? [\\p{L}]+(?:ed|en)\\b.*"
                    + "|^how (?:do|can|should|must) (?:i|you|we|one)\\b.*|^how to\\b.*|^bagaimana cara\\b.*|^wie (?:\\p{L}+ )?(?:ich|man|wir)\\b.*"
                    + "|^who (?:should|must|may|can|cannot|shouldn't|mustn't|can't)\\b.*"
                    + "|^who (?:all )?(?:was|were|is|are) (?:present|there|attending|invited)\\b.*|^who attended\\b.*"
                    + "|^welche [\\p{L}-]+(?:n|e|s)\\b.*"
                    + "|^was (?:gehört|gehören|darf|dürfen|muss|müssen|kann|soll|sollte|sind|brauche|braucht|wird|werden|ist (?:nicht )?\\p{L}+(?:en|t))\\b.*");
    private static final Pattern SUPERLATIVE = Pattern.compile(
            "\\b(?<word>largest|biggest|greatest|highest|tallest|longest|deepest|widest|heaviest|fastest|oldest|newest|latest|most recent|youngest|earliest|smallest|lowest|shortest|lightest|slowest|nearest|closest|farthest|furthest|cheapest|most expensive|dearest|most|fewest|least|terbesar|tertinggi|terpanjang|termahal|termurah|terkecil|tertua|terbaru|größten?|kleinsten?|höchsten?|ältesten?|neuesten?)\\b");
    private static final Set<String> LOW = Set.of(
            "smallest",
            "lowest",
            "shortest",
            "lightest",
            "slowest",
            "nearest",
            "closest",
            "cheapest",
            "fewest",
            "least",
            "oldest",
            "earliest",
            "termurah",
            "terkecil",
            "tertua",
            "kleinste",
            "kleinsten",
            "älteste",
            "ältesten");
    private static final Set<String> TIME = Set.of(
            "oldest",
            "newest",
            "latest",
            "most recent",
            "youngest",
            "earliest",
            "tertua",
            "terbaru",
            "älteste",
            "ältesten",
            "neueste",
            "neuesten");
    private static final Map<Pattern, Pattern> COMPARED = Map.of(
            Pattern.compile("cheapest|most expensive|dearest|termurah|termahal"),
                    Pattern.compile(
                            "(?iu)\\b(?:price|cost|fee|rate|rent|charge|harga|biaya|tarif|preis|kosten|gebühr)"),
            Pattern.compile("longest|shortest|nearest|closest|farthest|furthest|terpanjang"),
                    Pattern.compile("(?iu)\\b(?:length|duration|distance|panjang|durasi|jarak|länge|dauer)"),
            Pattern.compile("highest|tallest|lowest|tertinggi|höchsten?"),
                    Pattern.compile("(?iu)\\b(?:height|altitude|elevation|tinggi|höhe)"),
            Pattern.compile("deepest"), Pattern.compile("(?iu)\\b(?:depth|kedalaman|tiefe)"),
            Pattern.compile("widest"), Pattern.compile("(?iu)\\b(?:width|lebar|breite)"),
            Pattern.compile("heaviest|lightest"), Pattern.compile("(?iu)\\b(?:weight|mass|berat|gewicht)"),
            Pattern.compile("fastest|slowest"), Pattern.compile("(?iu)\\b(?:speed|kecepatan|geschwindigkeit)"),
            Pattern.compile("largest|biggest|smallest|terbesar|terkecil|größten?|kleinsten?"),
                    Pattern.compile("(?iu)\\b(?:size|area|population|inhabitants|luas|ukuran|größe|fläche|einwohner)"));
    /** Where a clause begins that tells only when the question holds. */
    private static final Pattern CLAUSE =
            Pattern.compile("(?<=\\s)(?:when|if|unless|while|because|wenn|falls|weil|jika|kalau|bila|apabila)\\b");

    private static final Pattern SEVERAL = Pattern.compile(
            "^(?:please )?(?:list|name|sebutkan|nenne)\\b|^(?:which|what) (?:[\\p{L}-]+ ){0,2}(?!does\\b)[\\p{L}-]+[^suia\\W]s\\b(?! (?:is|was)\\b)|^welche [\\p{L}-]+(?:n|e|s)\\b|\\b(?:apa|siapa|mana) saja\\b");
    private static final Pattern TIMES = Pattern.compile(
            "^(?:how often (?:did|has|have|was|were)|how many times|wie oft (?:hat|haben|war|waren|wurde)|berapa kali)\\b");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\p{N}.])\\d+(?:[.,]\\d+)*(?![\\p{L}\\p{N}])");

    private static final Pattern OPEN = Pattern.compile(
            "^(?:who|whom|what|when|where|which|siapa|apa|kapan|di ?mana|wer|wen|was|wann|wo|welche\\p{L}*)\\b");
    private static final Pattern WHO = Pattern.compile("^(?:who(?: is| was|'s)|siapa(?:kah)?|wer)\\b.*");

    private final Question question;
    private final String lower;

    Asked(Question question) {
        this.question = question;
        this.lower = question.text().strip().toLowerCase(Locale.ROOT);
    }

    /** The words that carry the question's meaning, without the small words of its language. */
    Set<String> words() {
        Set<String> small = AskedLanguage.small(question.language());
        Set<String> words = new LinkedHashSet<>();
        for (String word : question.text().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}\\p{N}'’$€£%.,-]+")) {
            if (!small.contains(word)) {
                words.addAll(ComparedWords.content(word));
            }
        }
        return words.isEmpty() ? ComparedWords.content(question.text()) : words;
    }

    /** Whether it asks for the person in an office. */
    boolean who() {
        return WHO.matcher(lower).matches();
    }

    /** Whether it asks for a thing of any form: what, who, when, where, which. */
    boolean open() {
        return OPEN.matcher(lower).find();
    }

    boolean yesNo() {
        boolean what = question.language() == Question.Language.GERMAN && lower.startsWith("was ");
        return YES_NO.matcher(lower).matches() && !what && !lower.contains(" or ");
    }

    boolean list() {
        return question.intent().type() == AnswerType.LIST
                || LIST.matcher(lower).matches();
    }

    /** The noun of "how many beds"; empty for other questions. */
    String counted() {
        Matcher m = COUNT.matcher(lower);
        return m.matches() ? m.group("noun") : "";
    }

    /** The superlative; empty for other questions. */
    String superlative() {
        Matcher m = SUPERLATIVE.matcher(lower);
        return m.find() && !lower.startsWith("how") ? m.group("word") : "";
    }

    /** Whether a column of this header tells what the superlative compares: prices for the cheapest. */
    static boolean compares(String superlative, String header) {
        return COMPARED.entrySet().stream()
                .anyMatch(e -> e.getKey().matcher(superlative).matches()
                        && e.getValue().matcher(header).find());
    }

    /** Whether it asks for things of a kind: "which boats", "list all rooms". */
    boolean several() {
        return SEVERAL.matcher(lower).find();
    }

    /** Whether it asks how many times something happened. */
    boolean times() {
        return TIMES.matcher(lower).find();
    }

    /** Whether a list of this kind may answer: of what is not where that is asked for, and of what is where it is not. */
    boolean fits(boolean denied) {
        Matcher clause = CLAUSE.matcher(lower);
        boolean whole = !clause.find();
        String main = whole ? lower : lower.substring(0, clause.start());
        return Denial.in(main) == denied || !whole && Denial.in(lower);
    }

    /** Whether rows must be compared or counted to answer it: no single one of them shows the answer. */
    static boolean overRows(Question question) {
        Asked asked = new Asked(question);
        return !asked.superlative().isEmpty() || !asked.counted().isEmpty() || asked.times() || asked.several();
    }

    static boolean lowest(String superlative) {
        return LOW.contains(superlative);
    }

    static boolean ofTime(String superlative) {
        return TIME.contains(superlative);
    }

    /** The figures the question names: an answer about other ones is about something else. */
    Set<String> numbers() {
        return NUMBER.matcher(question.text()).results().map(r -> r.group()).collect(Collectors.toSet());
    }
}
