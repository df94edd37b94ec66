package io.holdfast.core.trace;

import io.holdfast.core.fact.CodeToken;
import io.holdfast.core.fact.DateFact;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.fact.TextFacts;
import io.holdfast.core.text.Normalizer;
import io.holdfast.core.text.PorterStemmer;
import io.holdfast.core.text.StopWords;
import io.holdfast.core.text.Token;
import io.holdfast.core.text.Token.Kind;
import io.holdfast.core.text.Tokenizer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A text read once for comparison: its content words with their polarity, its quantities, dates, code tokens and names,
 * and the clause-like segments they stand in. Immutable; sources are read once and kept.
 */
final class Reading {
    private static final Set<String> SEGMENT_WORDS = Set.of(
            "and",
            "but",
            "while",
            "whereas",
            "or",
            "although",
            "though",
            "however",
            "because",
            "which",
            "who",
            "when",
            "if",
            "unless",
            "dan",
            "tetapi",
            "sedangkan",
            "namun",
            "yang",
            "und",
            "aber");
    /** Their dot ends nothing. */
    private static final Set<String> TITLES = Set.of("mr", "mrs", "ms", "dr", "prof", "st", "no", "vs");

    private static final Set<String> TAKING = Set.of("take", "takes", "took", "taken", "taking");

    private static final double NAME_WEIGHT = 1.5;
    private static final double LIGHT_WEIGHT = 0.2;

    final String text;
    final List<Token> tokens;

    /** The tokens folded. */
    final List<String> words;

    final int[] segments;
    final boolean[] negators;
    final List<Term> terms;
    final List<Quantity> quantities;
    final List<DateFact> dates;
    final List<CodeToken> codes;
    final List<Name> names;
    final List<Technical> technical;
    final Set<String> stems;

    /** How many tokens end a sentence or might. */
    private final int sentenceEnds;

    private volatile @Nullable List<String> sentences;

    private Reading(String text, Lexicon lexicon, TermGroups groups) {
        this.text = text;
        this.tokens = Tokenizer.tokenize(text);
        this.words = tokens.stream().map(t -> Normalizer.fold(t.text())).toList();
        this.segments = segments(words);
        this.sentenceEnds = (int) tokens.stream()
                .filter(t -> t.text().endsWith(".")
                        || t.text().equals("!")
                        || t.text().equals("?"))
                .count();
        this.negators = Negation.negators(words);
        TextFacts facts = TextFacts.read(text);
        this.codes = facts.tokens();
        this.dates = facts.dates();
        this.quantities = facts.quantities().stream()
                .filter(q -> codes.stream().noneMatch(c -> c.start() <= q.start() && q.end() <= c.end()))
                .filter(q -> !Marker.is(q, text))
                .toList();
        this.technical = groups.read(text, tokens, words, segments);
        BitSet values = new BitSet();
        technical.forEach(t -> values.set(t.start(), t.end()));
        quantities.forEach(q -> values.set(q.start(), q.end()));
        dates.forEach(d -> values.set(d.start(), d.end()));
        codes.forEach(c -> values.set(c.start(), c.end()));
        this.names = Names.read(
                text,
                tokens,
                words,
                segments,
                this::startsSentence,
                i -> values.get(tokens.get(i).start()));
        this.terms = terms(lexicon, values);
        this.stems = new HashSet<>();
        terms.forEach(t -> stems.add(t.stem()));
    }

    static Reading of(String text, Lexicon lexicon, TermGroups groups) {
        return new Reading(text, lexicon, groups);
    }

    /** Its sentences, a pronoun that opens one resolved; split when first asked for. */
    List<String> sentences() {
        List<String> split = sentences;
        if (split == null) {
            split = sentenceEnds > 1 ? Sentences.read(text) : List.of(text);
            sentences = split;
        }
        return split;
    }

    /** Whether it says a word, in any form, or its opposite. */
    boolean mentions(String stem, Lexicon lexicon) {
        return stems.contains(stem) || stems.stream().anyMatch(s -> lexicon.same(stem, s) || lexicon.opposite(stem, s));
    }

    /** Segments that hold at least one term. */
    int segmentCount() {
        return segments.length == 0 ? 0 : segments[segments.length - 1] + 1;
    }

    int segmentAt(int offset) {
        int segment = 0;
        for (int i = 0; i < tokens.size() && tokens.get(i).start() <= offset; i++) {
            segment = segments[i];
        }
        return segment;
    }

    boolean oddNegation(int segment) {
        boolean odd = false;
        for (int i = 0; i < negators.length; i++) {
            odd ^= negators[i] && segments[i] == segment;
        }
        return odd;
    }

    private List<Term> terms(Lexicon lexicon, BitSet values) {
        boolean[] negated = Negation.reached(negators, segments);
        BitSet named = new BitSet();
        names.forEach(n -> named.set(n.start(), n.end()));
        List<Term> found = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            String word = words.get(i);
            boolean value = values.get(token.start());
            if (token.kind() == Kind.SYMBOL
                    || negators[i]
                    || i > 0 && idiom(words.get(i - 1), word)
                    || !value && token.kind() != Kind.CODE && StopWords.contains(word)) {
                continue;
            }
            String stem = token.kind() == Kind.WORD ? PorterStemmer.stem(lexicon.base(stripPossessive(word))) : word;
            double weight = named.get(token.start()) || token.kind() == Kind.CODE
                    ? NAME_WEIGHT
                    : lexicon.light(stem) ? LIGHT_WEIGHT : 1;
            found.add(new Term(stem, token.start(), token.end(), i, segments[i], negated[i], weight, value));
        }
        return List.copyOf(found);
    }

    /** The second word of "no longer" and "take place" says nothing of its own. */
    private static boolean idiom(String before, String word) {
        return word.equals("longer") && before.equals("no")
                || word.equals("more") && before.equals("any")
                || word.equals("place") && TAKING.contains(before);
    }

    /** The word without "'s", or without the Indonesian "-nya". */
    private static String stripPossessive(String word) {
        String w = word.replace(".", "");
        if (w.length() > 6 && w.endsWith("nya")) {
            return w.substring(0, w.length() - 3);
        }
        return w.endsWith("'s") ? w.substring(0, w.length() - 2) : w.endsWith("'") ? w.substring(0, w.length() - 1) : w;
    }

    private boolean startsSentence(int token) {
        if (token == 0) {
            return true;
        }
        String previous = tokens.get(token - 1).text();
        return previous.equals(".")
                || previous.equals("!")
                || previous.equals("?")
                || previous.equals(":")
                || previous.equals("\"")
                || previous.equals("“");
    }

    private static int[] segments(List<String> words) {
        int[] segments = new int[words.size()];
        int segment = 0;
        boolean content = false;
        for (int i = 0; i < segments.length; i++) {
            String word = words.get(i);
            boolean title = word.equals(".") && i > 0 && TITLES.contains(words.get(i - 1));
            boolean breaks = !title
                    && (word.length() == 1 && ",;:()—–.!?".indexOf(word.charAt(0)) >= 0
                            || SEGMENT_WORDS.contains(word));
            if (breaks && content) {
                segment++;
                content = false;
            }
            segments[i] = segment;
            content |= !breaks;
        }
        return segments;
    }
}
