package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.text.Lexicon;
import io.holdfast.text.Normalizer;
import io.holdfast.text.PorterStemmer;
import io.holdfast.text.StopWords;
import io.holdfast.text.Token;
import io.holdfast.text.Tokenizer;
import io.holdfast.text.fact.number.Units;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.lang.Marks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A claim that repeats a sentence, a row or a turn almost word for word shows by the words that differ what was changed:
 * since everything else is the same, a differing value, name, negation or limit is a difference in the same place.
 */
public final class EditedCopy {
    /** What was changed. */
    public enum Change {
        /** A number, date, unit or code. */
        VALUE(Rule.NUMBER_MISMATCH, "value mismatch"),
        /** Two words or values changed places. */
        SWAP(Rule.ROLE_MISMATCH, "exchanged"),
        NAME(Rule.ENTITY_MISMATCH, "name mismatch"),
        /** A technical term became another of its group: UDP and TCP. */
        TERM(Rule.TECHNICAL_TERM_CONFLICT, "technical term mismatch"),
        /** A negation was added or left out. */
        NEGATION(Rule.NEGATION_MISMATCH, "negation mismatch"),
        /** Stronger than stated: all for some, must for may. */
        STRENGTH(Rule.QUANTIFIER_MISMATCH, "strength mismatch"),
        /** A word became its opposite. */
        OPPOSITE(Rule.COMPARATIVE_MISMATCH, "opposite");

        private final Rule rule;
        /** The change in words, for explanations. */
        final String label;

        Change(Rule rule, String label) {
            this.rule = rule;
            this.label = label;
        }
    }

    /** The change, with the words of the claim and those of the source; either may be empty. */
    public record Edit(Change change, String claimed, String stated) {
        public Rule rule() {
            return change.rule;
        }
    }

    /** Share of the claim's words that must be repeated in order. */
    private static final double REPEATED = 0.75;

    private static final int FEWEST_REPEATED = 4;

    /** The same for two texts of equal length, which can hardly be about different things. */
    private static final double REPEATED_OF_TWINS = 0.5;

    /** The fewest for two texts of equal length, or where a claim denies what a text begins with. */
    private static final int FEWEST_AT_ONE_PLACE = 3;

    /** A longer stretch of other words is no small change. */
    private static final int LONGEST_CHANGE = 3;

    /** Longer texts are no single sentence. */
    private static final int LONGEST = 120;

    /** So many characters hold more words than that: they are not even cut into words, which every claim would do again. */
    private static final int LONGEST_CHARS = 2400;

    private static final int MOST_CHANGES = 2;
    private static final Pattern ROMAN = Pattern.compile("[ivxlcdm]+");
    private static final Pattern CONSONANTS = Pattern.compile("[a-z&&[^aeiou]]+");
    private static final int LONGEST_SYMBOL = 3;

    /** Words between neighbours in a list. */
    private static final Set<String> LISTING = FactWords.of("listing");

    /** Words between two things of which only one can come first: "before", "beats". */
    private static final Set<String> DIRECTED = FactWords.of("directed");

    private static final Set<String> EXCHANGEABLE = FactWords.of("exchangeable");

    private record Word(String text, String stem, boolean value, boolean name, Span at) {}

    /** Words of the claim where the source has others; either may be none. */
    private record Block(List<Word> said, List<Word> given) {
        Edit as(Change change) {
            return new Edit(change, text(said), text(given));
        }

        private static String text(List<Word> words) {
            return words.stream().map(Word::text).collect(Collectors.joining(" "));
        }
    }

    private final Map<String, Integer> groupOf = new HashMap<>();
    private final QuantityTolerance tolerance;

    /** @param termGroups groups of technical terms that must not be confused with one another */
    public EditedCopy(List<List<String>> termGroups, QuantityTolerance tolerance) {
        this.tolerance = tolerance;
        for (int i = 0; i < termGroups.size(); i++) {
            for (String term : termGroups.get(i)) {
                groupOf.putIfAbsent(Normalizer.fold(term), i);
            }
        }
    }

    /** The change that makes a claim of a source text; empty when the claim is no edited copy of it, or says the same. */
    public Optional<Edit> between(String claim, String source) {
        List<Word> said = words(claim);
        List<Word> given = words(source);
        if (said.size() < FEWEST_AT_ONE_PLACE) {
            return Optional.empty();
        }
        int[][] pairs = aligned(said, given);
        boolean twins = Math.abs(said.size() - given.size()) <= MOST_CHANGES;
        boolean denied = negated(said) && pairs.length > 0 && pairs[0][0] + pairs[0][1] == 0;
        int fewest = twins || denied ? FEWEST_AT_ONE_PLACE : FEWEST_REPEATED;
        double share = twins ? REPEATED_OF_TWINS : REPEATED;
        if (pairs.length < Math.max(fewest, share * (said.size() - (twins ? 0 : changedValues(said, pairs))))) {
            return Optional.empty();
        }
        ChangedValues values = new ChangedValues(claim, source, tolerance);
        Optional<Edit> swap = swappedInPlace(said, given, pairs[0][1] - pairs[0][0]);
        if (swap.isPresent()) {
            return swap;
        }
        List<Block> blocks = blocks(pairs, said, given);
        boolean small = blocks.stream().allMatch(b -> Math.max(b.said.size(), b.given.size()) <= LONGEST_CHANGE);
        // what denies the rest of a sentence may deny what is repeated: "neither the lift nor the stairs work"
        long inPlace = blocks.stream().mapToLong(b -> negations(b.given)).sum()
                + negations(Arrays.stream(pairs).map(p -> given.get(p[1])).toList());
        boolean denies = negations(given) > inPlace && blocks.stream().anyMatch(b -> negations(b.said) > 0);
        return small && blocks.size() <= MOST_CHANGES
                ? edit(said, blocks, values).filter(e -> e.change != Change.NEGATION || !denies)
                : Optional.empty();
    }

    /** Values that the source does not repeat: they may be what was changed, so they do not count against a copy. */
    private static long changedValues(List<Word> said, int[][] pairs) {
        long values = said.stream().filter(Word::value).count();
        return values - Arrays.stream(pairs).filter(p -> said.get(p[0]).value).count();
    }

    private Optional<Edit> edit(List<Word> said, List<Block> blocks, ChangedValues values) {
        if (blocks.size() == 2 && exchanged(said, blocks.get(0), blocks.get(1))) {
            return Optional.of(blocks.get(0).as(Change.SWAP));
        }
        List<Block> telling = blocks.stream()
                .filter(b -> change(b.said, b.given) != null
                        || content(b.said) && content(b.given)
                        || b.said.stream().anyMatch(Word::value))
                .distinct()
                .toList();
        // of two changes each may be why the other is right: another year, another sum
        if (telling.size() != 1 && !sameNegation(telling)) {
            return Optional.empty();
        }
        Block first = telling.get(0);
        return Optional.ofNullable(change(first.said, first.given))
                .filter(change -> change != Change.VALUE
                        || !otherTime(blocks) && values.differ(places(first.said), places(first.given)))
                .filter(change -> change != Change.OPPOSITE || blocks.stream().noneMatch(EditedCopy::limits))
                .map(first::as);
    }

    /** Whether only one side speaks of what is over: the document may say what came of it. */
    private static boolean otherTime(List<Block> blocks) {
        return blocks.stream().anyMatch(b -> past(b.said)) != blocks.stream().anyMatch(b -> past(b.given));
    }

    /** "Never anywhere but here" is always here. */
    private static boolean limits(Block block) {
        return block.said.stream().anyMatch(w -> Marks.LIMIT.contains(w.text));
    }

    private static boolean past(List<Word> words) {
        return words.stream().anyMatch(w -> Marks.PAST.contains(w.text));
    }

    /** Whether all that was changed are negations, added or left out together: they are one change. */
    private boolean sameNegation(List<Block> blocks) {
        return blocks.stream().allMatch(b -> change(b.said, b.given) == Change.NEGATION)
                && blocks.stream().map(b -> negated(b.said)).distinct().count() == 1;
    }

    /** Whether words say what is spoken of: "them" may be "the cows". */
    private static boolean content(List<Word> words) {
        return words.stream().anyMatch(w -> !StopWords.contains(w.text));
    }

    private static boolean exchanged(List<Word> said, Block a, Block b) {
        return Math.min(a.said.size(), a.given.size()) > 0
                && Block.text(a.said).equals(Block.text(b.given))
                && Block.text(a.given).equals(Block.text(b.said))
                && (a.said.stream().anyMatch(Word::value)
                        || binds(said.subList(said.indexOf(a.said.get(0)), said.indexOf(b.said.get(0)))));
    }

    /** Whether two things with these words between them mean another thing the other way round: "beats", "is 5 and", not "with". */
    private static boolean binds(List<Word> between) {
        return between.stream().anyMatch(w -> w.value || DIRECTED.contains(w.text))
                || between.stream().noneMatch(w -> EXCHANGEABLE.contains(w.text));
    }

    /**
     * Two names or two values that changed places, every other word where it was. Neighbours in a list may be in any
     * order.
     *
     * @param offset where the claim begins in the source
     */
    private static Optional<Edit> swappedInPlace(List<Word> said, List<Word> given, int offset) {
        List<Integer> moved = IntStream.range(0, said.size())
                .filter(i -> i + offset < 0 || i + offset >= given.size() || !same(said.get(i), given.get(i + offset)))
                .boxed()
                .toList();
        int a = moved.isEmpty() ? 0 : moved.get(0);
        int b = moved.isEmpty() ? 0 : moved.get(moved.size() - 1);
        if (moved.size() != 2 || b + offset >= given.size() || a + offset < 0) {
            return Optional.empty();
        }
        Word first = said.get(a);
        Word second = said.get(b);
        boolean alike = first.value && second.value || first.name && second.name && binds(said.subList(a + 1, b));
        boolean crossed = same(first, given.get(b + offset)) && same(second, given.get(a + offset));
        boolean listed = b - a == 1 || b - a == 2 && LISTING.contains(said.get(a + 1).text);
        return alike && crossed && !listed
                ? Optional.of(new Edit(Change.SWAP, first.text, second.text))
                : Optional.empty();
    }

    /** Share of a claim's words that a source repeats in the same order. */
    static double repeated(String claim, String source) {
        List<Word> said = words(claim);
        return said.isEmpty() ? 0 : (double) aligned(said, words(source)).length / said.size();
    }

    private @Nullable Change change(List<Word> said, List<Word> given) {
        boolean replaced = said.size() == given.size();
        boolean reworded = Math.min(said.size(), given.size()) == 1; // "1887", "the 18th century"
        if ((replaced || reworded)
                && said.stream().anyMatch(Word::value)
                && given.stream().anyMatch(Word::value)) {
            return Change.VALUE;
        }
        if (replaced && confused(said, given)) {
            return Change.TERM;
        }
        if (negated(said) != negated(given)
                && said.stream().allMatch(EditedCopy::carriesNegation)
                && given.stream().allMatch(EditedCopy::carriesNegation)) {
            return Change.NEGATION;
        }
        if (replaced && opposite(said, given)) {
            return Change.OPPOSITE;
        }
        if (replaced
                && said.stream().anyMatch(w -> Marks.STRONG.contains(w.text))
                && given.stream().anyMatch(w -> Marks.WEAK.contains(w.text))) {
            return Change.STRENGTH;
        }
        boolean names =
                replaced && said.stream().allMatch(Word::name) && given.stream().allMatch(Word::name);
        return names && IntStream.range(0, said.size()).noneMatch(i -> shortened(said.get(i).text, given.get(i).text))
                ? Change.NAME
                : null;
    }

    /** The words of a changed place that must be read as a value: all but small ones. */
    private static List<Span> places(List<Word> words) {
        return words.stream()
                .filter(w -> w.value || !StopWords.contains(w.text))
                .map(Word::at)
                .toList();
    }

    /** "Mon" and "Monday", "St" and "Saint"; but two Roman numerals are two numbers. */
    private static boolean shortened(String a, String b) {
        String cut = (a.length() < b.length() ? a : b).replace(".", "");
        String whole = a.length() < b.length() ? b : a;
        boolean numerals = ROMAN.matcher(a).matches() && ROMAN.matcher(b).matches();
        String letters = String.join(".*", cut.split(""));
        return !numerals
                && !a.equals(b)
                && (whole.startsWith(cut) || CONSONANTS.matcher(cut).matches() && whole.matches(letters + ".*"));
    }

    private boolean confused(List<Word> said, List<Word> given) {
        return IntStream.range(0, said.size()).anyMatch(i -> {
            Integer group = groupOf.get(said.get(i).text);
            return group != null && group.equals(groupOf.get(given.get(i).text));
        });
    }

    /** One word that became its opposite: "always open" is "never closed". */
    private static boolean opposite(List<Word> said, List<Word> given) {
        return said.stream()
                .anyMatch(s -> given.stream()
                        .anyMatch(g -> Lexicon.BUNDLED.opposite(s.stem, g.stem) && bare(said, s) && bare(given, g)));
    }

    /** Whether nothing but small words is beside a word. */
    private static boolean bare(List<Word> words, Word word) {
        return words.stream()
                .allMatch(w -> w.equals(word) || StopWords.contains(w.text) && !Marks.NEGATION.contains(w.text));
    }

    private static boolean negated(List<Word> words) {
        return negations(words) % 2 == 1;
    }

    private static long negations(List<Word> words) {
        return words.stream().filter(w -> Marks.NEGATION.contains(w.text)).count();
    }

    /** A word that only carries a negation, or the negation itself. */
    private static boolean carriesNegation(Word word) {
        return Marks.NEGATION.contains(word.text) || StopWords.contains(word.text);
    }

    /** The gaps between aligned words, inside the stretch of the source that the claim repeats. */
    private static List<Block> blocks(int[][] pairs, List<Word> said, List<Word> given) {
        List<Block> blocks = new ArrayList<>();
        int claim = 0;
        int source = Math.max(0, pairs[0][1] - pairs[0][0]);
        while (pairs[0][0] > 0 && source > 0 && carriesNegation(given.get(source - 1))) {
            source--; // "none of the"
        }
        for (int[] pair : pairs) {
            if (pair[0] > claim || pair[1] > source) {
                blocks.add(new Block(said.subList(claim, pair[0]), given.subList(source, pair[1])));
            }
            claim = pair[0] + 1;
            source = pair[1] + 1;
        }
        int rest = said.size() - claim;
        if (rest > 0) {
            int end = Math.min(source + rest, given.size());
            while (end > source && end < given.size() && given.get(end - 1).name && given.get(end).name) {
                end++; // a name is compared whole
            }
            blocks.add(new Block(said.subList(claim, said.size()), given.subList(Math.min(source, end), end)));
        }
        return blocks;
    }

    /** The longest common subsequence of words, as pairs of positions. */
    private static int[][] aligned(List<Word> said, List<Word> given) {
        int n = said.size();
        int m = given.size();
        int[][] best = new int[n + 1][m + 1];
        for (int i = n - 1; i >= 0; i--) {
            for (int j = m - 1; j >= 0; j--) {
                best[i][j] = same(said.get(i), given.get(j))
                        ? best[i + 1][j + 1] + 1
                        : Math.max(best[i + 1][j], best[i][j + 1]);
            }
        }
        List<int[]> pairs = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < n && j < m) {
            if (same(said.get(i), given.get(j))) {
                pairs.add(new int[] {i++, j++});
            } else if (best[i + 1][j] >= best[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return pairs.toArray(int[][]::new);
    }

    private static boolean same(Word a, Word b) {
        return a.value || b.value ? a.text.equals(b.text) : a.stem.equals(b.stem);
    }

    private static List<Word> words(String text) {
        if (text.length() > LONGEST_CHARS) {
            return List.of();
        }
        List<Word> words = new ArrayList<>();
        boolean first = true;
        for (Token token : Tokenizer.tokenize(text)) {
            if (token.kind() != Token.Kind.SYMBOL || token.text().equals("%")) {
                String folded = Normalizer.fold(token.text());
                boolean value = token.kind() == Token.Kind.NUMBER
                        || token.kind() == Token.Kind.CODE
                        || folded.chars().anyMatch(Character::isDigit)
                        || unitSymbol(token.text(), words);
                boolean name = !first && Character.isUpperCase(token.text().charAt(0));
                words.add(new Word(
                        folded,
                        value ? folded : PorterStemmer.stem(Lexicon.BUNDLED.base(folded.replace(".", ""))),
                        value,
                        name,
                        new Span(token.start(), token.end())));
            }
            first = ".:!?|".indexOf(token.text().charAt(0)) >= 0;
        }
        return words.size() > LONGEST ? List.of() : words;
    }

    /** A short word right behind a number is its unit: "3 uA" is not "3 mA". */
    private static boolean unitSymbol(String word, List<Word> before) {
        return (word.length() <= LONGEST_SYMBOL || Units.symbol(word) != null)
                && !before.isEmpty()
                && before.get(before.size() - 1).value
                && before.get(before.size() - 1).text.chars().anyMatch(Character::isDigit)
                && !StopWords.contains(Normalizer.fold(word));
    }
}
