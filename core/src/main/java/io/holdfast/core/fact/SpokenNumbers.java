package io.holdfast.core.fact;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The numerals of one language in words, up to 999,999: "deux cent cinquante", "dreihundertzwölf". */
final class SpokenNumbers {
    private static final int LONGEST = 5;
    private static final int MOST_ATOMS = 8;

    /** Values from 0 to 100, the hundreds and 1,000, by their words joined with blanks. */
    private final Map<String, Integer> atoms = new HashMap<>();

    private final Map<String, Integer> parts = new HashMap<>();
    private final Set<String> words = new HashSet<>();
    private final boolean compounds;

    /** @param compound parts that occur inside a numeral written as one word only; empty: there are no such numerals */
    SpokenNumbers(List<String> numbers, List<String> compound) {
        read(numbers, atoms);
        parts.putAll(atoms);
        read(compound, parts);
        compounds = !compound.isEmpty();
        atoms.keySet().stream().filter(a -> a.indexOf(' ') < 0).forEach(words::add);
    }

    private static void read(List<String> lines, Map<String, Integer> into) {
        for (String line : lines) {
            int sign = line.indexOf(" = ");
            for (String word : line.substring(sign + 3).split(", ")) {
                into.put(word.replace('-', ' '), Integer.valueOf(line.substring(0, sign)));
            }
        }
    }

    /** A value and the index of the token behind it. */
    record Spoken(int value, int next) {}

    Set<String> words() {
        return words;
    }

    boolean word(String lower) {
        return words.contains(lower) || compounds && lower.length() > 6 && segments(lower) != null;
    }

    /** The numeral that begins at a token; null when none does. */
    @Nullable Spoken read(Tokens tokens, int i) {
        int total = 0;
        int current = 0;
        int next = i;
        for (int n = 0; n < MOST_ATOMS; n++) {
            int at = n > 0 && Tokens.dash(tokens.at(next)) && tokens.glued(next - 1, next + 2) ? next + 1 : next;
            Atom atom = atom(tokens, at);
            if (atom == null || n > 0 && !follows(atom.values().get(0), current, total)) {
                break;
            }
            for (int value : atom.values()) {
                if (value == 1000) {
                    total += Math.max(1, current) * value;
                    current = 0;
                } else {
                    current = value == 100 ? Math.max(1, current) * value : current + value;
                }
            }
            next = atom.next();
        }
        return next == i ? null : new Spoken(total + current, next);
    }

    private static boolean follows(int value, int current, int total) {
        if (value == 1000) {
            return total == 0 && current > 0;
        }
        return value == 100
                ? current > 1 && current < 10
                : value > 0 && current % 100 == 0 && (value < 100 || current == 0);
    }

    private record Atom(List<Integer> values, int next) {}

    private @Nullable Atom atom(Tokens tokens, int i) {
        StringBuilder phrase = new StringBuilder();
        Atom longest = null;
        for (int j = i; j < i + 2 * LONGEST - 1; j++) {
            if (j > i && Tokens.dash(tokens.at(j)) && tokens.glued(j - 1, j + 2)) {
                continue;
            }
            if (!tokens.at(j).isWord()) {
                break;
            }
            phrase.append(phrase.isEmpty() ? "" : " ").append(tokens.at(j).lower());
            Integer value = atoms.get(phrase.toString());
            longest = value == null ? longest : new Atom(List.of(value), j + 1);
        }
        if (longest == null && compounds && tokens.at(i).isWord()) {
            List<Integer> values = segments(tokens.at(i).lower());
            return values == null ? null : new Atom(values, i + 1);
        }
        return longest;
    }

    /** The parts of "zweihundertfünfzig": the longest first, in an order that a numeral has; null when it is none. */
    private @Nullable List<Integer> segments(String word) {
        List<Integer> values = new ArrayList<>();
        int total = 0;
        int current = 0;
        for (int at = 0; at < word.length(); ) {
            int end = word.length();
            while (end > at && !parts.containsKey(word.substring(at, end))) {
                end--;
            }
            Integer value = end == at ? null : parts.get(word.substring(at, end));
            if (value == null
                    || !values.isEmpty() && !follows(value, value == 100 && current == 1 ? 2 : current, total)) {
                return null;
            }
            values.add(value);
            total = value == 1000 ? 1000 : total;
            current = value == 1000 ? 0 : value == 100 ? 100 * Math.max(1, current) : current + value;
            at = end;
        }
        return values.size() < 2 ? null : values;
    }
}
