package io.holdfast.core.trace;

import io.holdfast.core.text.StopWords;
import io.holdfast.core.text.Token;
import io.holdfast.core.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;

/** Finds names in a tokenised text, without a model: by capitals, connectors and acronyms. */
final class Names {
    private static final Set<String> CONNECTORS =
            Set.of("of", "de", "van", "von", "der", "la", "le", "bin", "al", "del", "di", "du", "&");
    private static final Set<String> NEVER = Set.of(
            "i",
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "mr",
            "mrs",
            "ms",
            "dr",
            "prof",
            "st",
            "some",
            "all",
            "every",
            "each",
            "many",
            "most",
            "few",
            "several",
            "both",
            "not",
            "never",
            "always",
            "only",
            "none",
            "neither",
            "any",
            "other",
            "am",
            "pm",
            "ok",
            "yes",
            "no",
            "note",
            "passage",
            "true",
            "false",
            "null",
            "almost",
            "nearly",
            "half",
            "semua",
            "seluruh",
            "setiap",
            "sebagian",
            "beberapa");

    private Names() {}

    static List<Name> read(
            String text,
            List<Token> tokens,
            List<String> folded,
            int[] segments,
            IntPredicate sentenceStart,
            IntPredicate taken) {
        List<Name> names = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            if (!capital(tokens.get(i)) || taken.test(i)) {
                i++;
                continue;
            }
            int j = i + 1;
            while (j < tokens.size() && segments[j] == segments[i] && !taken.test(j)) {
                if (capital(tokens.get(j)) && adjacent(text, tokens.get(j - 1), tokens.get(j))) {
                    j++;
                } else if (j + 1 < tokens.size()
                        && CONNECTORS.contains(folded.get(j))
                        && capital(tokens.get(j + 1))
                        && !taken.test(j + 1)
                        && segments[j + 1] == segments[i]) {
                    j += 2;
                } else {
                    break;
                }
            }
            int first = i;
            if (sentenceStart.test(i) && j - i > 1 && ordinary(tokens.get(i))) {
                first = i + 1;
            }
            add(names, text, tokens, folded, segments, first, j, sentenceStart.test(first));
            i = j;
        }
        return names;
    }

    private static void add(
            List<Name> names,
            String text,
            List<Token> tokens,
            List<String> folded,
            int[] segments,
            int first,
            int end,
            boolean starts) {
        List<String> words = new ArrayList<>();
        for (int k = first; k < end; k++) {
            String word = folded.get(k).replace(".", "");
            if (!word.isEmpty() && !CONNECTORS.contains(word)) {
                words.add(word);
            }
        }
        if (words.isEmpty()
                || !acronym(tokens.get(first).text())
                        && words.stream().allMatch(w -> NEVER.contains(w) || StopWords.contains(w))) {
            return;
        }
        Token a = tokens.get(first);
        boolean lone = end - first == 1;
        boolean sure = !(starts && lone) || odd(a.text());
        String before = first > 0 ? folded.get(first - 1) : "";
        if (before.equals("the") && first > 1) {
            before = folded.get(first - 2);
        }
        int to = tokens.get(end - 1).end();
        names.add(new Name(
                text.substring(a.start(), to),
                List.copyOf(words),
                a.start(),
                to,
                segments[first],
                StopWords.contains(before) ? before : "",
                sure));
    }

    /** Capitals where an ordinary word has none: acronyms, inner capitals, digits. */
    private static boolean odd(String word) {
        return word.length() > 1
                && word.chars().skip(1).anyMatch(c -> Character.isUpperCase(c) || Character.isDigit(c));
    }

    private static boolean ordinary(Token token) {
        String word = token.text().toLowerCase(Locale.ROOT);
        return StopWords.contains(word) || NEVER.contains(word);
    }

    private static boolean capital(Token token) {
        return token.kind() == Kind.WORD
                && Character.isUpperCase(token.text().codePointAt(0))
                && (!StopWords.contains(token.text().toLowerCase(Locale.ROOT)) || acronym(token.text()));
    }

    /** Three capitals or more, or dotted ones, are an acronym even where the word is a small one ("WHO", "U.S."). */
    private static boolean acronym(String word) {
        String letters = word.replace(".", "");
        return (letters.length() >= 3 || letters.length() >= 2 && word.indexOf('.') == 1)
                && letters.chars().allMatch(Character::isUpperCase);
    }

    private static boolean adjacent(String text, Token a, Token b) {
        return text.substring(a.end(), b.start())
                .chars()
                .allMatch(c -> c == ' ' || c == '.' || c == '-' || c == '\u00a0');
    }
}
