package io.holdfast.core.conversation.turn;

import io.holdfast.text.fact.TextFacts;
import java.util.Locale;
import java.util.regex.Pattern;

/** The kind of answer a question asks for, in English and Indonesian, and whether a response holds one. */
public enum Intent {
    TIME("%{asks-when}"),
    FREQUENCY("%{asks-how-often}"),
    AMOUNT("%{asks-how-much}"),
    PLACE("%{asks-where}"),
    PERSON("%{asks-who}"),
    REASON("%{asks-why}"),
    LINK("%{asks-for-a-link}"),
    OTHER("");

    private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");
    private static final Pattern NAME = Pattern.compile("(?<=[\\p{Ll}\\p{Nd},;:] )\\p{Lu}|\\p{Lu}\\p{Ll}+ \\p{Lu}");
    private static final Pattern PLACED =
            ConversationWords.pattern("(?i)\\b%{before-a-place}\\s+\\p{L}|\\b%{place}\\b");
    private static final Pattern SOMEBODY = ConversationWords.pattern(
            "(?i)\\b%{anybody}\\b|\\b(?:the|our|your|an?|any)\\s+(?:\\p{L}+\\s+){0,2}%{role}\\b");
    private static final Pattern DAY_OR_SPAN = ConversationWords.pattern("(?i)\\b%{date-word}\\b"
            + "|\\b%{before-a-time}\\s+(?:about |around )?\\d{1,2}(?![.,]?\\d|\\s*%{share-or-money})"
            + "|\\b%{before-a-year}\\s+(?:1\\d|20)\\d{2}\\b"
            + "|\\b\\d{1,2}:\\d{2}\\b|\\b(?:pukul|jam)\\s+\\d|\\b\\d{1,2}\\s*[ap]\\.?m\\b"
            + "|(?:\\d|\\b%{number-word})[\\s-]*%{time-unit}\\b");
    private static final Pattern REPEATED = ConversationWords.pattern("(?i)\\b%{repeated}\\b");
    private static final Pattern NO_NUMBER = ConversationWords.pattern("(?i)\\b%{no-number}\\b");
    private static final Pattern CAUSE = ConversationWords.pattern("(?i)\\b%{cause}\\b");
    private static final Pattern ADDRESS =
            ConversationWords.pattern("(?:https?://|www\\.)\\S|\\b[\\w-]+\\.%{top-level-domain}\\b");

    private final Pattern asked;

    Intent(String asked) {
        this.asked = ConversationWords.pattern("(?i)\\b" + asked + "\\b");
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
                        || NO_NUMBER.matcher(text).find()
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
