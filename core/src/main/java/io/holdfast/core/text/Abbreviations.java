package io.holdfast.core.text;

import io.holdfast.core.lang.WordList;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What a stop after a known short form means, in English, German and Indonesian. */
final class Abbreviations {
    enum Kind {
        /** Comes before a name or a word and never ends a sentence: Dr., vs., bzw. */
        NEVER_LAST,
        /** An abbreviation only before a number: No. 5, Fig. 3, p. 12. */
        BEFORE_NUMBER,
        /** Ends a sentence only when a word follows that starts sentences: Inc., Jr., U.S. */
        NAME_PART,
        /** Ends a sentence unless the next word is in lower case: etc., usw., dll. */
        LIST_END,
        /** Ends a sentence unless a number or a lower-case word follows: max., hrs. */
        MEASURE,
        /** A month or a day: Jan. 5, Mon. */
        CALENDAR,
        /** No abbreviation. */
        WORD
    }

    private static final Pattern DOTTED = Pattern.compile("(?:\\p{L}{1,2}+\\.)++\\p{L}{1,2}");
    private static final Set<String> NEVER_LAST = words("never_last");
    private static final Set<String> NEVER_LAST_CAPITALISED = words("never_last_capitalised");
    private static final Set<String> BEFORE_NUMBER = words("before_number");
    private static final Set<String> NAME_PART = words("name_part");
    private static final Set<String> LIST_END = words("list_end");
    private static final Set<String> MEASURE = words("measure");
    private static final Set<String> CALENDAR = words("calendar");
    private static final Set<String> CALENDAR_NAMES = words("calendar_names");
    private static final Set<String> ZONES = words("zones");
    private static final Set<String> STARTERS = words("starters");

    private Abbreviations() {}

    /** A section of the words that decide where sentences end. */
    static Set<String> words(String section) {
        return WordList.section("sentences.txt", section);
    }

    static Kind kind(String word) {
        if (CALENDAR.contains(word)) {
            return Kind.CALENDAR;
        }
        if (NEVER_LAST_CAPITALISED.contains(word)) {
            return Kind.NEVER_LAST;
        }
        String key = word.toLowerCase(Locale.ROOT);
        if (NEVER_LAST.contains(key)) {
            return Kind.NEVER_LAST;
        }
        if (BEFORE_NUMBER.contains(key)) {
            return Kind.BEFORE_NUMBER;
        }
        if (NAME_PART.contains(key)) {
            return Kind.NAME_PART;
        }
        if (LIST_END.contains(key)) {
            return Kind.LIST_END;
        }
        return MEASURE.contains(key) ? Kind.MEASURE : Kind.WORD;
    }

    static boolean startsSentences(String word) {
        return STARTERS.contains(word);
    }

    static boolean calendar(String word) {
        return CALENDAR.contains(word) || CALENDAR_NAMES.contains(word);
    }

    static boolean zone(String word) {
        return ZONES.contains(word);
    }

    /** Letters separated by stops, as in U.S, p.m, Ph.D, z.B: the last stop not included. */
    static boolean dotted(String word) {
        return DOTTED.matcher(word).matches();
    }
}
