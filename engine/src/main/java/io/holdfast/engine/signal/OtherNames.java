package io.holdfast.engine.signal;

import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.jspecify.annotations.Nullable;

/**
 * A name or a number of the question whose place another one takes in the sentence that answers: "the mayor of Alderby" to
 * a question for the mayor of Brackwater, "the 32nd largest" for the 22nd. The words beside it tell the place, so a
 * sentence that merely leaves the name out is no other one. Names are told by their capitals, as English writes them.
 */
final class OtherNames {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:['’.-][\\p{L}\\p{N}]+)*");
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d.,]*(?:st|nd|rd|th)?");
    private static final Pattern POSSESSIVE = Pattern.compile(".*['’]s");
    private static final Set<String> PREPOSITIONS = Set.copyOf(EngineWords.of("preposition"));
    private static final LevenshteinDistance SPELLING = new LevenshteinDistance(2);
    /** Names whose first letters are the same may be forms of one name: "Poland" and "Polish". */
    private static final int SAME_LETTERS = 3;
    /** The longest word that is taken for an abbreviation when it is all capitals. */
    private static final int ABBREVIATION = 5;
    /** A name of so many words that differs in one of them needs no words beside it to tell that it is another. */
    private static final int LONG_NAME = 3;

    private OtherNames() {}

    /** @param joined whether only blanks are between this word and the next one */
    private record Word(String text, String stem, boolean joined) {
        boolean number() {
            return NUMBER.matcher(text).matches();
        }

        boolean capital() {
            return Character.isUpperCase(text.codePointAt(0));
        }

        boolean small() {
            return ComparedWords.isFunctionWord(text.toLowerCase(Locale.ROOT));
        }

        boolean abbreviation() {
            return stem.length() <= ABBREVIATION
                    && !number()
                    && text.replaceAll("['’]s$", "").chars().noneMatch(Character::isLowerCase);
        }
    }

    /** A name or a number: words of a sentence from one place to before another. */
    private record Name(List<Word> sentence, int from, int to) {
        List<Word> words() {
            return sentence.subList(from, to);
        }

        boolean number() {
            return sentence.get(from).number();
        }

        /** The noun and preposition right before it; null where something else is there. */
        @Nullable String before() {
            if (from < 2 || !sentence.get(from - 1).joined || !sentence.get(from - 2).joined) {
                return null;
            }
            Word noun = sentence.get(from - 2);
            String preposition = sentence.get(from - 1).text.toLowerCase(Locale.ROOT);
            return noun.small() || !PREPOSITIONS.contains(preposition) ? null : noun.stem + " " + preposition;
        }

        /** The word right after it, null where that says nothing. */
        @Nullable String after() {
            boolean none = to >= sentence.size()
                    || !sentence.get(to - 1).joined
                    || sentence.get(to).small();
            return none ? null : sentence.get(to).stem;
        }

        List<Word> without(Set<String> stems) {
            return words().stream().filter(w -> !stems.contains(w.stem)).toList();
        }

        @Override
        public String toString() {
            return String.join(" ", words().stream().map(Word::text).toList());
        }
    }

    /**
     * What the sentence is about instead, and what it is not about.
     *
     * @param answer the words of the sentence that answer: they are what was asked for, in nobody's place
     */
    static Optional<String> instead(String question, String sentence, String answer) {
        List<Word> asked = words(question);
        List<Word> said = words(sentence);
        Set<String> askedStems = stems(asked);
        Set<String> saidStems = stems(said);
        Set<String> answering = stems(words(answer));
        for (Name name : names(asked)) {
            List<Word> missing = name.without(saidStems);
            if (name.from > 0
                    && !missing.isEmpty()
                    && missing.stream().noneMatch(m -> said.stream().anyMatch(s -> alike(m, s)))) {
                for (Name other : names(said)) {
                    List<Word> added = other.without(askedStems);
                    if (!added.isEmpty()
                            && !answering.containsAll(stems(other.words()))
                            && name.number() == other.number()
                            && comparable(name, missing, other, added)
                            && samePlace(name, other)) {
                        return Optional.of(other + ", not of " + name);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean samePlace(Name a, Name b) {
        String before = a.before();
        String after = a.after();
        return before != null && before.equals(b.before())
                || after != null && after.equals(b.after())
                || allButOne(a.words(), b.words());
    }

    private static boolean allButOne(List<Word> a, List<Word> b) {
        if (a.size() < LONG_NAME || a.size() != b.size()) {
            return false;
        }
        int same = 0;
        for (int i = 0; i < a.size(); i++) {
            same += a.get(i).stem.equals(b.get(i).stem) ? 1 : 0;
        }
        return same == a.size() - 1;
    }

    /** An abbreviation may be short for whatever is written out: only two of them are known to differ. */
    private static boolean comparable(Name a, List<Word> missing, Name b, List<Word> added) {
        boolean one = missing.stream().anyMatch(Word::abbreviation);
        boolean other = added.stream().anyMatch(Word::abbreviation);
        boolean single = a.words().size() == 1 && b.words().size() == 1;
        return !one && !other || one && other && single;
    }

    /** Whether two words may be one name in two spellings or forms. Numbers are the same or not. */
    private static boolean alike(Word a, Word b) {
        if (a.number() || b.number()) {
            return a.stem.equals(b.stem);
        }
        int shorter = Math.min(a.stem.length(), b.stem.length());
        if (shorter >= SAME_LETTERS && a.stem.regionMatches(0, b.stem, 0, SAME_LETTERS)) {
            return true;
        }
        int edits = SPELLING.apply(a.stem, b.stem);
        return edits >= 0 && shorter > SAME_LETTERS && edits <= (shorter > SAME_LETTERS + 1 ? 2 : 1);
    }

    /** Numbers, and runs of words with capitals; a single word that begins the text has its capital from there. */
    private static List<Name> names(List<Word> words) {
        List<Name> names = new ArrayList<>();
        int i = 0;
        while (i < words.size()) {
            Word first = words.get(i);
            int end = i + 1;
            if (first.capital() && !first.small()) {
                while (end < words.size() && continues(words.get(end - 1), words.get(end))) {
                    end++;
                }
            }
            if (first.number() || first.capital() && !first.small() && (i > 0 || end > 1)) {
                names.add(new Name(words, i, end));
            }
            i = end;
        }
        return names;
    }

    private static boolean continues(Word before, Word next) {
        return before.joined
                && next.capital()
                && !POSSESSIVE.matcher(before.text).matches();
    }

    private static List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        Matcher m = WORD.matcher(text);
        boolean more = m.find();
        while (more) {
            String word = m.group();
            int end = m.end();
            more = m.find();
            boolean joined = more && text.substring(end, m.start()).isBlank();
            words.add(new Word(word, ComparedWords.stem(ComparedWords.fold(word)), joined));
        }
        return words;
    }

    private static Set<String> stems(List<Word> words) {
        Set<String> stems = new HashSet<>();
        words.forEach(w -> stems.add(w.stem));
        return stems;
    }
}
