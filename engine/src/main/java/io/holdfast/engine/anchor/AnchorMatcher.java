package io.holdfast.engine.anchor;

import io.holdfast.engine.anchor.Anchor.Kind;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether a text holds an anchor: by whole words ("may" is not in "maybe"), with punctuation and case folded, with the
 * usual aliases, and with an acronym standing for the words it is made of ("AO 2019" for "Australian Open 2019").
 */
public final class AnchorMatcher {
    private static final Map<String, String> ALIASES = EngineWords.pairs("alias");

    /** Letters a German noun may have behind its stem, and those one must have to be looked for inside a compound. */
    private static final int LONGEST_ENDING = 2;

    private static final int SHORTEST_NOUN = 5;

    private AnchorMatcher() {}

    public static boolean holds(String text, Anchor anchor) {
        return new Searchable(text).holds(anchor);
    }

    /** A text prepared once for many anchors. */
    public static final class Searchable {
        private final String folded;
        private final String stemmed;
        private final List<String> words;
        private final Set<String> stems;

        public Searchable(String text) {
            this.folded = alias(ComparedWords.fold(text.replace('-', ' ')));
            this.words = folded.isEmpty() ? List.of() : List.of(folded.split(" "));
            List<String> stemList = new ArrayList<>();
            words.forEach(w -> stemList.add(ComparedWords.stem(w)));
            this.stemmed = String.join(" ", stemList);
            this.stems = new HashSet<>(stemList);
        }

        public boolean holds(Anchor anchor) {
            String wanted = alias(ComparedWords.fold(anchor.text().replace('-', ' ')));
            if (wanted.isEmpty()) {
                return true;
            }
            if (phrase(folded, wanted)) {
                return true;
            }
            List<String> wantedStems = new ArrayList<>();
            for (String w : wanted.split(" ")) {
                if (!ComparedWords.isFunctionWord(w)) {
                    wantedStems.add(ComparedWords.stem(w));
                }
            }
            if (phrase(stemmed, String.join(" ", wantedStems))) {
                return true;
            }
            if (anchor.kind() == Kind.NOUN) {
                return words.stream().anyMatch(w -> inflected(w, wanted));
            }
            boolean loose = anchor.kind() == Kind.ENTITY
                    || anchor.kind() == Kind.EVENT
                    || anchor.kind() == Kind.DATE
                    || anchor.kind() == Kind.PERIOD;
            return loose
                    && !wantedStems.isEmpty()
                    && wantedStems.stream().allMatch(s -> stems.contains(s) || acronym(s));
        }

        /**
         * Whether a German word is the noun with another ending, a compound of it ("Stadtbüchereien" for "Bücherei"), or
         * what it begins with and is mostly made of ("Holzkohle" for "Holzkohlegrill").
         */
        private static boolean inflected(String word, String noun) {
            int at = word.lastIndexOf(noun);
            boolean ends = at >= 0 && word.length() - at - noun.length() <= LONGEST_ENDING;
            boolean shorter = noun.startsWith(word) && noun.length() - word.length() <= LONGEST_ENDING;
            boolean part = noun.startsWith(word) && word.length() > noun.length() / 2;
            return noun.length() >= SHORTEST_NOUN && (ends || (shorter || part) && word.length() >= SHORTEST_NOUN);
        }

        /** Whether two to five words in a row have these initials. */
        private boolean acronym(String letters) {
            if (letters.length() < 2 || letters.length() > 5 || !letters.chars().allMatch(Character::isLetter)) {
                return false;
            }
            for (int i = 0; i + letters.length() <= words.size(); i++) {
                boolean all = true;
                for (int j = 0; j < letters.length() && all; j++) {
                    String w = words.get(i + j);
                    all = w.charAt(0) == letters.charAt(j) && w.length() > 2;
                }
                if (all) {
                    return true;
                }
            }
            return false;
        }

        private static boolean phrase(String text, String words) {
            return !words.isEmpty() && (" " + text + " ").contains(" " + words + " ");
        }
    }

    private static String alias(String folded) {
        String s = " " + folded + " ";
        for (String from : LONGEST_FIRST) {
            s = s.replace(" " + from + " ", " " + ALIASES.get(from) + " ");
        }
        return s.strip();
    }

    private static final List<String> LONGEST_FIRST = ALIASES.keySet().stream()
            .sorted(java.util.Comparator.comparingInt((String k) -> -k.length()).thenComparing(k -> k))
            .toList();
}
