package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Named entities. A name of the claim must stand in the source, by all its words, by its last word, or by its acronym.
 * A source that has another name in the same place contradicts; one without any leaves the claim unfounded.
 */
final class NameRule implements FactRule {
    private static final double TWIN = 0.6;

    /** Share of the claim's words, names aside, that a sentence must say before a name in it speaks against another. */
    private static final double SAME_STORY = 0.8;

    /** Countries whose short names are not the initials of the long ones. */
    private static final List<Set<String>> COUNTRIES = List.of(
            Set.of("us", "usa", "united states", "united states america", "america"),
            Set.of("uk", "united kingdom", "great britain", "britain"),
            Set.of("uae", "emirates", "united arab emirates"));

    @Override
    public void compare(Alignment pair, Differences out) {
        if (pair.claim.names.isEmpty()) {
            return;
        }
        Set<String> said = new HashSet<>(pair.source.stems);
        pair.source.words.forEach(w -> said.add(plain(w)));
        for (Name name : pair.claim.names) {
            if (pair.source.text.contains(name.text()) || held(name, said, pair.source.names)) {
                if (name.sure()) {
                    out.found++;
                }
                continue;
            }
            Name rival = rival(name, pair);
            if (rival != null) {
                out.conflict(Rule.ENTITY_MISMATCH, name.text(), rival.text());
            } else if (name.sure()) {
                out.absent.add(name.text());
            }
        }
    }

    /** A word without its stops and its possessive. */
    private static String plain(String word) {
        String w = word.indexOf('.') < 0 ? word : word.replace(".", "");
        return w.endsWith("'s") ? w.substring(0, w.length() - 2) : w;
    }

    private static boolean held(Name name, Set<String> said, List<Name> stated) {
        List<String> words = name.words();
        boolean all = words.stream().allMatch(w -> said.contains(w) || said.contains(stem(w)));
        if (all) {
            return true;
        }
        return stated.stream().anyMatch(s -> alias(words, s.words()));
    }

    /** "Ada Lovelace" and "Lovelace", "World Health Organization" and "WHO". */
    static boolean alias(List<String> a, List<String> b) {
        if (a.equals(b)) {
            return true;
        }
        String last = a.get(a.size() - 1);
        boolean surname = a.size() > 1 && b.size() == 1 && b.get(0).equals(last)
                || b.size() > 1 && a.size() == 1 && a.get(0).equals(b.get(b.size() - 1));
        boolean country =
                COUNTRIES.stream().anyMatch(c -> c.contains(String.join(" ", a)) && c.contains(String.join(" ", b)));
        return surname || country || acronym(a, b) || acronym(b, a);
    }

    private static boolean acronym(List<String> whole, List<String> one) {
        if (one.size() != 1 || whole.size() < 2 || one.get(0).length() != whole.size()) {
            return false;
        }
        for (int i = 0; i < whole.size(); i++) {
            if (one.get(0).charAt(i) != whole.get(i).charAt(0)) {
                return false;
            }
        }
        return true;
    }

    /** Another name where this one would stand: led to by the same word, or both opening their clause. */
    private static @org.jspecify.annotations.Nullable Name rival(Name name, Alignment pair) {
        Name best = null;
        for (Name other : pair.source.names) {
            boolean claimedToo = pair.claim.names.stream().anyMatch(n -> alias(n.words(), other.words()));
            boolean samePlace = name.before().equals(other.before())
                    && (!name.before().isEmpty() || name.start() == 0 == (other.start() == 0));
            boolean comparable = twins(pair) || name.sure() && other.sure() && pair.predicate() >= SAME_STORY;
            if (!claimedToo
                    && samePlace
                    && comparable
                    && (best == null || pair.pull(other.segment()) > pair.pull(best.segment()))) {
                best = other;
            }
        }
        return best;
    }

    /** Two versions of one sentence: only then may an opening word that might be a name be told from another. */
    private static boolean twins(Alignment pair) {
        return pair.unsaid().size() <= 1 && pair.back() >= TWIN;
    }

    private static String stem(String word) {
        return io.holdfast.core.text.PorterStemmer.stem(word);
    }
}
