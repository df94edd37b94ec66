package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.regex.Pattern;

/** Kinds of values that a question asks for by its first words, and how such values are written. */
public enum ValueKind {
    MONEY("\\b%{asks-cost}\\b", "[$€£¥]|\\b(?:%{currency-code}|%{currency-name}|%{free-of-charge})\\b|Rp\\s?\\d"),
    LONG(
            "\\b(?:how long|wie lange?|berapa (?:lama|panjang))\\b",
            "\\d\\s?(?:m|km|cm|min|h)\\b|\\b(?:%{duration}|metres?|meters?)\\b"),
    CLOCK("^\\W*%{asks-time}\\b", "\\d{1,2}[:.]\\d{2}|\\b\\d{1,2} ?(?:[ap]\\.?m|uhr)\\b|\\b%{year}\\b"),
    FAR("\\b(?:how far|wie weit|berapa jauh)\\b", "\\d\\s?%{distance}\\b");

    private final Pattern asked;
    private final Pattern written;

    ValueKind(String asked, String written) {
        this.asked = EngineWords.pattern("(?iu)" + asked);
        this.written = EngineWords.pattern("(?iu)" + written);
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
