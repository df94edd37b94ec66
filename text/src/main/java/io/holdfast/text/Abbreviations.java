package io.holdfast.text;

import io.holdfast.text.lang.WordList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What a stop after a known short form means, in English, German and Indonesian. */
final class Abbreviations {
    /** In the order in which a word is looked for. */
    enum Kind {
        /** A month or a day: Jan. 5, Mon. */
        CALENDAR,
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
        /** No abbreviation. */
        WORD
    }

    /** Each kind is a section of the word list; names of the calendar are known as they are written. */
    private static final Map<String, Kind> KINDS = EnumSet.range(Kind.NEVER_LAST, Kind.MEASURE).stream()
            .collect(
                    HashMap::new,
                    (map, kind) -> words(kind.name().toLowerCase(Locale.ROOT)).forEach(w -> map.putIfAbsent(w, kind)),
                    Map::putAll);

    private static final Set<String> CALENDAR = words("calendar");

    private static final Pattern DOTTED = Pattern.compile("(?:\\p{L}{1,2}+\\.)++\\p{L}{1,2}");
    private static final Set<String> NEVER_LAST_CAPITALISED = words("never_last_capitalised");
    private static final Set<String> CALENDAR_NAMES = words("calendar_names");
    private static final Set<String> ZONES = words("zones");
    private static final Set<String> STARTERS = words("starters");

    private Abbreviations() {}

    /** A section of the words that decide where sentences end. */
    static Set<String> words(String section) {
        return WordList.section("sentences.txt", section);
    }

    static Kind kind(String word) {
        if (NEVER_LAST_CAPITALISED.contains(word)) {
            return Kind.NEVER_LAST;
        }
        return CALENDAR.contains(word) ? Kind.CALENDAR : KINDS.getOrDefault(word.toLowerCase(Locale.ROOT), Kind.WORD);
    }

    static boolean startsSentences(String word) {
        return STARTERS.contains(word);
    }

    static boolean calendar(String word) {
        return kind(word) == Kind.CALENDAR || CALENDAR_NAMES.contains(word);
    }

    static boolean zone(String word) {
        return ZONES.contains(word);
    }

    /** Letters separated by stops, as in U.S, p.m, Ph.D, z.B: the last stop not included. */
    static boolean dotted(String word) {
        return DOTTED.matcher(word).matches();
    }
}
