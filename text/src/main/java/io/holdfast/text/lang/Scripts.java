package io.holdfast.text.lang;

import java.lang.Character.UnicodeScript;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How many letters of each script a text has. */
final class Scripts {
    /** A Chinese or Japanese character says about as much as three letters. */
    static final int IDEOGRAPH = 3;

    private static final Map<UnicodeScript, String> ONE_LANGUAGE = named("language");
    /** A Korean character is a syllable. */
    private static final int SYLLABLE = 2;

    private static final Map<UnicodeScript, String> CODES = named("code");

    private final Map<UnicodeScript, Integer> letters = new EnumMap<>(UnicodeScript.class);
    private int all;

    Scripts(String text) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (Character.isLetter(c)) {
                add(c < 128 ? UnicodeScript.LATIN : UnicodeScript.of(c));
            }
        }
    }

    private void add(UnicodeScript script) {
        if (script == UnicodeScript.COMMON || script == UnicodeScript.INHERITED) {
            return;
        }
        UnicodeScript counted = script == UnicodeScript.KATAKANA ? UnicodeScript.HIRAGANA : script;
        int weight = switch (counted) {
            case HAN, HIRAGANA -> IDEOGRAPH;
            case HANGUL -> SYLLABLE;
            default -> 1;
        };
        letters.merge(counted, weight, Integer::sum);
        all += weight;
    }

    private static Map<UnicodeScript, String> named(String section) {
        return WordList.lines("scripts.txt", section).stream()
                .map(line -> line.split(" "))
                .collect(Collectors.toUnmodifiableMap(pair -> UnicodeScript.forName(pair[0]), pair -> pair[1]));
    }

    int of(UnicodeScript script) {
        return letters.getOrDefault(script, 0);
    }

    int all() {
        return all;
    }

    /** The script of most letters, when it is not Latin; Japanese mixes Han with its own. */
    @Nullable UnicodeScript foreign() {
        int japanese = of(UnicodeScript.HIRAGANA) == 0 ? 0 : of(UnicodeScript.HIRAGANA) + of(UnicodeScript.HAN);
        if (2 * japanese > all && 10 * of(UnicodeScript.HIRAGANA) > japanese) {
            return UnicodeScript.HIRAGANA;
        }
        return letters.entrySet().stream()
                .filter(e -> e.getKey() != UnicodeScript.LATIN && 2 * e.getValue() > all)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** The language of a script that only one large language uses; null where the script does not tell. */
    static @Nullable String language(UnicodeScript script) {
        return ONE_LANGUAGE.get(script);
    }

    /** The ISO 15924 code of a script. */
    static String code(UnicodeScript script) {
        return CODES.getOrDefault(script, "Zzzz");
    }
}
