package io.holdfast.engine.anchor;

import java.util.regex.Pattern;

/** Kinds of values that a question asks for by its first words, and how such values are written. */
public enum ValueKind {
    MONEY(
            "\\b(?:how much|cost|costs|price|fee|was kostet|wie ?viel kostet|berapa (?:harga|biaya|tarif))\\b",
            "[$€£¥]|\\b(?:EUR|USD|GBP|Rp|euros?|dollars?|pounds?|cents?|rupiah|free|gratis|kostenlos)\\b|Rp\\s?\\d"),
    LONG(
            "\\b(?:how long|wie lange?|berapa (?:lama|panjang))\\b",
            "\\d\\s?(?:m|km|cm|min|h)\\b|\\b(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|metres?|meters?|minuten?|stunden?|tage?|wochen?|monate?|jahre?|menit|jam|hari|minggu|bulan|tahun)\\b"),
    CLOCK(
            "^\\W*(?:when|what time|at what time|wann|um wie ?viel uhr|kapan|jam berapa|pukul berapa)\\b",
            "\\d{1,2}[:.]\\d{2}|\\b\\d{1,2} ?(?:[ap]\\.?m|uhr)\\b|\\b(?:1[0-9]{3}|20[0-9]{2})\\b"),
    FAR("\\b(?:how far|wie weit|berapa jauh)\\b", "\\d\\s?(?:m|km|miles?|metres?|meters?|minutes?|minuten|menit)\\b");

    private final Pattern asked;
    private final Pattern written;

    ValueKind(String asked, String written) {
        this.asked = Pattern.compile("(?iu)" + asked);
        this.written = Pattern.compile("(?iu)" + written);
    }

    /** Whether a question asks for a value of a known kind and this is one. */
    public static boolean answers(String question, String value) {
        for (ValueKind kind : values()) {
            if (kind.asked.matcher(question).find()) {
                return kind.written.matcher(value).find();
            }
        }
        return false;
    }
}
