package io.holdfast.core.conversation.turn;

import io.holdfast.core.fact.TextFacts;
import java.util.Locale;
import java.util.regex.Pattern;

/** The kind of answer a question asks for, in English and Indonesian, and whether a response holds one. */
public enum Intent {
    TIME(
            "^(?:\\w+\\s+)?when|when (?:do|does|did|is|are|was|were|will|can|could|should)"
                    + "|what (?:time|date|day|year)|which (?:day|date|year)|opening hours|kapan|jam berapa|tanggal berapa|hari apa|berapa lama"),
    FREQUENCY("how (?:often|frequently|many times)|seberapa sering|berapa kali"),
    AMOUNT(
            "how (?:many|much|long|far|old|big|large)|(?:what|whats|what's) (?:is |are |does |do )?(?:the |an? |your )?(?:[\\p{L}-]+ ){0,2}(?:price|cost|fee|rate)s?|berapa"),
    PLACE("where|which (?:city|street|address)|what (?:is |are )?(?:the |your )?address|di ?mana|ke mana|alamat"),
    PERSON("^(?:\\w+\\s+)?who|whom|whose|siapa"),
    REASON("why|how come|kenapa|mengapa"),
    LINK("link|url|website|web page|tautan|situs"),
    OTHER("");

    private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");
    private static final Pattern NAME = Pattern.compile("(?<=[\\p{Ll}\\p{Nd},;:] )\\p{Lu}|\\p{Lu}\\p{Ll}+ \\p{Lu}");
    private static final Pattern PLACED = Pattern.compile(
            "\\b(?:in|at|on|near|next to|behind|opposite|inside|outside|beside|below|above|under|across from)\\s+(?:the|a|an|our|your|this|that|each|every)\\s+\\p{L}"
                    + "|\\b(?:online|upstairs|downstairs|everywhere|nowhere)\\b|\\b(?:floor|lantai|gedung|ruang|building|room|street|jalan|stra(?:ß|ss)e)\\b"
                    + "|\\b(?:im|am|in der|in dem|an der|auf dem|neben|hinter|di|dekat|sebelah)\\s+\\p{L}",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SOMEBODY = Pattern.compile(
            "\\b(?:everyone|everybody|anyone|anybody|nobody|no one|all (?:guests|members|visitors|users|customers)|semua)\\b"
                    + "|\\b(?:the|our|your|an?|any)\\s+(?:\\p{L}+\\s+){0,2}(?:manager|owner|staff|team|member|members|guest|guests|director|doctor|teacher|driver|host|reception|office|department|operator|landlord|tenant|nurse|lawyer)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern DAY_OR_SPAN = Pattern.compile(
            "\\b(?:today|tomorrow|daily|weekdays?|weekends?|noon|midnight|always|mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?\\b"
                    + "|\\b(?:hari ini|besok|setiap hari|senin|selasa|rabu|kamis|jumat|sabtu|minggu)\\b"
                    + "|\\b(?:at|from|until|till|by|since|before|after|between|um|ab|bis|vor|nach|sampai|sejak|à|a las)\\s+(?:about |around )?\\d{1,2}(?![.,]?\\d|\\s*(?:%|percent|euros?|dollars?|pounds?|[€$£]|EUR|USD))"
                    + "|\\b(?:in|since|until|before|after|by|tahun)\\s+(?:1\\d|20)\\d{2}\\b"
                    + "|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|now|immediately|soon"
                    + "|januari|februari|maret|mei|juni|juli|agustus|oktober|desember|januar|februar|märz|mai|dezember)\\b"
                    + "|\\b\\d{1,2}:\\d{2}\\b|\\b(?:pukul|jam)\\s+\\d|\\b\\d{1,2}\\s*[ap]\\.?m\\b"
                    + "|(?:\\d|\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|several|satu|dua|tiga|empat"
                    + "|lima|enam|tujuh|delapan|sembilan|sepuluh|beberapa))[\\s-]*"
                    + "(?:minutes?|hours?|days?|weeks?|months?|years?|menit|jam|hari|minggu|bulan|tahun)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern REPEATED = Pattern.compile(
            "\\b(?:once|twice|every|each|daily|weekly|monthly|yearly|annually|hourly|always|never|rarely|times|setiap|tiap|sekali|kali|harian|mingguan)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CAUSE = Pattern.compile(
            "\\b(?:because|since|due to|as a result|so that|reason|caused?|in order to|to (?:avoid|prevent|keep|protect)|karena|sebab|akibat|agar|supaya)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ADDRESS =
            Pattern.compile("(?:https?://|www\\.)\\S|\\b[\\w-]+\\.(?:com|org|net|io|id|dev)\\b");

    private final Pattern asked;

    Intent(String asked) {
        this.asked = Pattern.compile("\\b(?:" + asked + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    /** The intent of one sub-question; the first that fits. */
    public static Intent of(String question) {
        for (Intent intent : values()) {
            if (intent != OTHER && intent.asked.matcher(question).find()) {
                return intent;
            }
        }
        return OTHER;
    }

    /** Whether a text holds the kind of thing asked for; anything is an answer to {@link #OTHER}. */
    public boolean metBy(String text) {
        return switch (this) {
            case TIME ->
                DAY_OR_SPAN.matcher(text).find()
                        || !TextFacts.read(text).dates().isEmpty();
            case FREQUENCY ->
                DIGIT.matcher(text).find() || REPEATED.matcher(text).find();
            case AMOUNT ->
                DIGIT.matcher(text).find()
                        || text.toLowerCase(Locale.ROOT)
                                .matches("(?s).*\\b(?:free|gratis|none|no charge|unlimited)\\b.*")
                        || !TextFacts.read(text).quantities().isEmpty();
            case PLACE -> NAME.matcher(text).find() || PLACED.matcher(text).find();
            case PERSON -> NAME.matcher(text).find() || SOMEBODY.matcher(text).find();
            case REASON -> CAUSE.matcher(text).find();
            case LINK -> ADDRESS.matcher(text).find();
            case OTHER -> true;
        };
    }

    /** The name used in files, e.g. {@code amount}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
