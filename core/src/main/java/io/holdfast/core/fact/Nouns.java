package io.holdfast.core.fact;

import io.holdfast.core.fact.Tokens.Token;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The noun a number counts: "3 young players" counts "player". Reads only what looks like a plural. */
final class Nouns {
    /** Words between a number and its noun: "12 newly hired senior engineers". */
    private static final int REACH = 4;

    private static final Map<String, String> IRREGULAR = Map.ofEntries(
            Map.entry("people", "person"),
            Map.entry("persons", "person"),
            Map.entry("men", "man"),
            Map.entry("women", "woman"),
            Map.entry("children", "child"),
            Map.entry("feet", "foot"),
            Map.entry("teeth", "tooth"),
            Map.entry("mice", "mouse"),
            Map.entry("geese", "goose"),
            Map.entry("lives", "life"),
            Map.entry("wives", "wife"),
            Map.entry("knives", "knife"),
            Map.entry("leaves", "leaf"),
            Map.entry("wolves", "wolf"),
            Map.entry("shelves", "shelf"),
            Map.entry("halves", "half"),
            Map.entry("movies", "movie"),
            Map.entry("cookies", "cookie"),
            Map.entry("ties", "tie"),
            Map.entry("series", "series"),
            Map.entry("species", "species"),
            Map.entry("indices", "index"),
            Map.entry("vertices", "vertex"),
            Map.entry("matrices", "matrix"),
            Map.entry("criteria", "criterion"),
            Map.entry("phenomena", "phenomenon"),
            Map.entry("analyses", "analysis"),
            Map.entry("bases", "base"),
            Map.entry("buses", "bus"),
            Map.entry("viruses", "virus"),
            Map.entry("statuses", "status"),
            Map.entry("caches", "cache"),
            Map.entry("staff", "staff"),
            Map.entry("sheep", "sheep"),
            Map.entry("fish", "fish"),
            Map.entry("deer", "deer"),
            Map.entry("aircraft", "aircraft"),
            Map.entry("spacecraft", "spacecraft"),
            Map.entry("police", "police"),
            Map.entry("cattle", "cattle"),
            Map.entry("orang", "orang"),
            Map.entry("buah", "buah"),
            Map.entry("ekor", "ekor"),
            Map.entry("unit", "unit"),
            Map.entry("karyawan", "karyawan"),
            Map.entry("siswa", "siswa"),
            Map.entry("pemain", "pemain"),
            Map.entry("pengguna", "pengguna"));
    private static final Set<String> FUNCTION_WORDS = Set.of(
            ("of in on at by for from to with without within into onto over under about between through during after "
                            + "before since until than then as if when while where which who whom whose that this these "
                            + "those the a an and or but nor so because although though however is are was were be been "
                            + "being has have had does do did can could will would shall should may might must not no "
                            + "it its he him his she her they them their we us our you your i me my there here ago later "
                            + "more less fewer most least each every all any some many much per plus minus times versus "
                            + "vs also only just even still yet again today yesterday tomorrow always perhaps others "
                            + "includes contains supports requires means needs becomes remains gives takes makes goes "
                            + "gets says uses shows equals works runs costs stands follows returns allows provides "
                            + "yang dan atau di ke dari untuk dengan pada adalah oleh dalam")
                    .split(" "));
    private static final Set<String> ADJECTIVES = Set.of(
            ("new old small large big main major minor young different additional extra single whole full further final "
                            + "key primary separate distinct unique active registered total entire other more such")
                    .split(" "));
    private static final Set<String> NOT_PLURAL = Set.of(
            "this",
            "is",
            "was",
            "has",
            "its",
            "his",
            "us",
            "yes",
            "thus",
            "plus",
            "gas",
            "bus",
            "class",
            "various",
            "previous",
            "famous",
            "numerous",
            "serious",
            "religious",
            "dangerous",
            "analysis",
            "basis",
            "always",
            "across",
            "perhaps",
            "besides",
            "sometimes",
            "towards",
            "afterwards",
            "overseas",
            "business",
            "process",
            "access",
            "address",
            "less",
            "indoors",
            "nowadays",
            "versus");

    private Nouns() {}

    /** The counted noun after a number, in the singular, or null when there is none we trust. */
    static @Nullable String after(Tokens tokens, int i, boolean one) {
        int from = i;
        if (Tokens.dash(tokens.at(i)) && tokens.glued(i - 1, i + 2)) {
            return hyphenated(tokens.at(i + 1));
        }
        if (tokens.at(from).is("of") && tokens.at(from + 1).is("the")) {
            from += 2;
        }
        for (int j = from; j < from + REACH; j++) {
            Token t = tokens.at(j);
            boolean name = t.capitalised() && !t.text().equals(t.text().toUpperCase(Locale.ROOT));
            if (!t.isWord() || name || FUNCTION_WORDS.contains(t.lower())) {
                return null;
            }
            boolean possessive = (tokens.at(j + 1).is("'") || tokens.at(j + 1).is("’"))
                    && tokens.at(j + 1).glued()
                    && tokens.at(j + 2).is("s");
            if (plural(t.lower()) && !possessive) {
                return singular(t.lower());
            }
            Token following = tokens.at(j + 1);
            boolean last = !following.isWord() || FUNCTION_WORDS.contains(following.lower());
            if (one && last && !ADJECTIVES.contains(t.lower())) {
                return t.lower();
            }
        }
        return null;
    }

    /** "3-bedroom", "20-member". */
    private static @Nullable String hyphenated(Token t) {
        return t.isWord() && t.text().equals(t.lower()) && t.lower().length() > 2 && !FUNCTION_WORDS.contains(t.lower())
                ? singular(t.lower())
                : null;
    }

    static boolean functionWord(String lower) {
        return FUNCTION_WORDS.contains(lower);
    }

    static boolean plural(String lower) {
        if (IRREGULAR.containsKey(lower)) {
            return true;
        }
        return lower.length() > 3
                && lower.endsWith("s")
                && !lower.endsWith("ss")
                && !lower.endsWith("us")
                && !lower.endsWith("is")
                && !NOT_PLURAL.contains(lower);
    }

    static String singular(String lower) {
        String irregular = IRREGULAR.get(lower);
        if (irregular != null) {
            return irregular;
        }
        if (!plural(lower)) {
            return lower;
        }
        int n = lower.length();
        if (lower.endsWith("ies") && n > 4) {
            return lower.substring(0, n - 3) + "y";
        }
        boolean es = lower.endsWith("sses")
                || lower.endsWith("shes")
                || lower.endsWith("ches")
                || lower.endsWith("xes")
                || lower.endsWith("zzes")
                || lower.endsWith("oes");
        return lower.substring(0, es ? n - 2 : n - 1);
    }
}
