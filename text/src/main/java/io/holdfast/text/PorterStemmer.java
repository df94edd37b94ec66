package io.holdfast.text;

import io.holdfast.text.lang.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Porter's suffix stripper for English (M. F. Porter, "An algorithm for suffix stripping", 1980), as published; words of
 * one or two letters and words with anything but a-z are returned as they are. Libraries have the revised one.
 */
public final class PorterStemmer {
    /** By step and last letter, suffixes with what they become. */
    private static final Map<String, List<String[]>> STEPS = new HashMap<>();

    static {
        WordList.sections("suffixes.txt")
                .forEach((step, lines) -> lines.forEach(line -> {
                    String[] rule = line.split(">", 2);
                    String key = step + rule[0].charAt(rule[0].length() - 1);
                    STEPS.computeIfAbsent(key, k -> new ArrayList<>()).add(rule);
                }));
    }

    private PorterStemmer() {}

    public static String stem(String word) {
        if (word.length() < 3 || word.chars().anyMatch(c -> c < 'a' || c > 'z')) {
            return word;
        }
        StringBuilder w = new StringBuilder(word);
        map(w, "plural", -1);
        pastAndGerund(w);
        if (ends(w, "y") && hasVowel(w, w.length() - 1)) {
            replace(w, "y", "i");
        }
        map(w, "noun", 0);
        map(w, "adjective", 0);
        map(w, "root", 1);
        finalE(w);
        return w.toString();
    }

    private static void pastAndGerund(StringBuilder w) {
        if (ends(w, "eed")) {
            map(w, "agreed", 0);
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

    /** Of the suffixes that fit, only the longest is tried; the measure of what is left must be above a limit. */
    private static void map(StringBuilder w, String step, int above) {
        String[] best = {"", ""};
        for (String[] rule : STEPS.getOrDefault(step + w.charAt(w.length() - 1), List.of())) {
            best = ends(w, rule[0]) && rule[0].length() > best[0].length() ? rule : best;
        }
        boolean fits = !best[0].equals("ion") || ends(w, "sion") || ends(w, "tion");
        if (fits && measure(w, w.length() - best[0].length()) > above) {
            replace(w, best[0], best[1]);
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
                int run = Chars.back(w, 0, i, c -> c == 'y');
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
            m += c && vowel ? 1 : 0;
            vowel = !c;
        }
        return m;
    }

    private static boolean hasVowel(StringBuilder w, int end) {
        return IntStream.range(0, end).anyMatch(i -> !consonant(w, i));
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
