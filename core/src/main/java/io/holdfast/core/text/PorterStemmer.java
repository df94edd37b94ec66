package io.holdfast.core.text;

/**
 * Porter's suffix stripper for English (M. F. Porter, "An algorithm for suffix stripping", 1980), as published; words of
 * one or two letters and words with anything but a-z are returned as they are. Written here because no library we depend
 * on has it.
 */
public final class PorterStemmer {
    /** Suffixes of steps 2 and 3 with what they become, where the measure of the stem is above 0. */
    private static final String[][] STEP_2 = {
        {"ational", "ate"}, {"tional", "tion"}, {"enci", "ence"}, {"anci", "ance"}, {"izer", "ize"}, {"abli", "able"},
        {"alli", "al"}, {"entli", "ent"}, {"eli", "e"}, {"ousli", "ous"}, {"ization", "ize"}, {"ation", "ate"},
        {"ator", "ate"}, {"alism", "al"}, {"iveness", "ive"}, {"fulness", "ful"}, {"ousness", "ous"}, {"aliti", "al"},
        {"iviti", "ive"}, {"biliti", "ble"}
    };

    private static final String[][] STEP_3 = {
        {"icate", "ic"}, {"ative", ""}, {"alize", "al"}, {"iciti", "ic"}, {"ical", "ic"}, {"ful", ""}, {"ness", ""}
    };

    /** Suffixes of step 4, dropped where the measure of the stem is above 1; longest match first. */
    private static final String[] STEP_4 = {
        "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ion", "ism", "ate", "iti", "ous", "ive", "ize",
        "al", "er", "ic", "ou"
    };

    private PorterStemmer() {}

    public static String stem(String word) {
        if (word.length() < 3 || !lowerAscii(word)) {
            return word;
        }
        StringBuilder w = new StringBuilder(word);
        plural(w);
        pastAndGerund(w);
        if (ends(w, "y") && hasVowel(w, w.length() - 1)) {
            replace(w, "y", "i");
        }
        mapSuffix(w, STEP_2);
        mapSuffix(w, STEP_3);
        dropSuffix(w);
        finalE(w);
        return w.toString();
    }

    private static boolean lowerAscii(String word) {
        return word.chars().allMatch(c -> c >= 'a' && c <= 'z');
    }

    private static void plural(StringBuilder w) {
        if (ends(w, "sses")) {
            replace(w, "sses", "ss");
        } else if (ends(w, "ies")) {
            replace(w, "ies", "i");
        } else if (ends(w, "s") && !ends(w, "ss")) {
            replace(w, "s", "");
        }
    }

    private static void pastAndGerund(StringBuilder w) {
        if (ends(w, "eed")) {
            if (measure(w, w.length() - 3) > 0) {
                replace(w, "eed", "ee");
            }
            return;
        }
        String suffix = ends(w, "ed") ? "ed" : ends(w, "ing") ? "ing" : "";
        if (suffix.isEmpty() || !hasVowel(w, w.length() - suffix.length())) {
            return;
        }
        replace(w, suffix, "");
        if (ends(w, "at") || ends(w, "bl") || ends(w, "iz")) {
            w.append('e');
        } else if (doubleConsonant(w) && "lsz".indexOf(w.charAt(w.length() - 1)) < 0) {
            w.setLength(w.length() - 1);
        } else if (measure(w, w.length()) == 1 && shortSyllable(w, w.length())) {
            w.append('e');
        }
    }

    /** Of the suffixes that fit, only the longest is tried. */
    private static void mapSuffix(StringBuilder w, String[][] rules) {
        String[] best = null;
        for (String[] rule : rules) {
            if (ends(w, rule[0]) && (best == null || rule[0].length() > best[0].length())) {
                best = rule;
            }
        }
        if (best != null && measure(w, w.length() - best[0].length()) > 0) {
            replace(w, best[0], best[1]);
        }
    }

    private static void dropSuffix(StringBuilder w) {
        for (String suffix : STEP_4) {
            if (ends(w, suffix)) {
                int stem = w.length() - suffix.length();
                boolean ion = !suffix.equals("ion") || (stem > 0 && "st".indexOf(w.charAt(stem - 1)) >= 0);
                if (ion && measure(w, stem) > 1) {
                    w.setLength(stem);
                }
                return;
            }
        }
    }

    private static void finalE(StringBuilder w) {
        if (ends(w, "e")) {
            int stem = w.length() - 1;
            int m = measure(w, stem);
            if (m > 1 || (m == 1 && !shortSyllable(w, stem))) {
                w.setLength(stem);
            }
        }
        if (ends(w, "ll") && measure(w, w.length()) > 1) {
            w.setLength(w.length() - 1);
        }
    }

    private static boolean ends(StringBuilder w, String suffix) {
        int from = w.length() - suffix.length();
        return from >= 0 && w.indexOf(suffix, from) == from;
    }

    private static void replace(StringBuilder w, String suffix, String by) {
        w.setLength(w.length() - suffix.length());
        w.append(by);
    }

    private static boolean consonant(StringBuilder w, int i) {
        return switch (w.charAt(i)) {
            case 'a', 'e', 'i', 'o', 'u' -> false;
            case 'y' -> {
                // a run of y alternates, so only its length before i counts
                int run = i;
                while (run > 0 && w.charAt(run - 1) == 'y') {
                    run--;
                }
                boolean first = run == 0 || "aeiou".indexOf(w.charAt(run - 1)) >= 0;
                yield first == ((i - run) % 2 == 0);
            }
            default -> true;
        };
    }

    /** How often a vowel run is followed by a consonant run in the first {@code end} letters: the paper's m. */
    private static int measure(StringBuilder w, int end) {
        int m = 0;
        boolean vowel = false;
        for (int i = 0; i < end; i++) {
            boolean c = consonant(w, i);
            if (c && vowel) {
                m++;
            }
            vowel = !c;
        }
        return m;
    }

    private static boolean hasVowel(StringBuilder w, int end) {
        for (int i = 0; i < end; i++) {
            if (!consonant(w, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean doubleConsonant(StringBuilder w) {
        int last = w.length() - 1;
        return last > 0 && w.charAt(last) == w.charAt(last - 1) && consonant(w, last);
    }

    /** Consonant, vowel, consonant other than w, x, y at the end of the first {@code end} letters: the paper's *o. */
    private static boolean shortSyllable(StringBuilder w, int end) {
        return end >= 3
                && consonant(w, end - 1)
                && !consonant(w, end - 2)
                && consonant(w, end - 3)
                && "wxy".indexOf(w.charAt(end - 1)) < 0;
    }
}
