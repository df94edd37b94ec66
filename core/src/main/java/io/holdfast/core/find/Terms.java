package io.holdfast.core.find;

import io.holdfast.text.Lexicon;
import io.holdfast.text.Normalizer;
import io.holdfast.text.PorterStemmer;
import io.holdfast.text.StopWords;
import io.holdfast.text.Token;
import io.holdfast.text.Token.Kind;
import io.holdfast.text.Tokenizer;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.code.CodeToken;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.lang.WordList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a text is about: its distinct content words, and the values it states.
 *
 * @param words by stem, in the order of the text
 */
public record Terms(
        String text, Map<String, Term> words, List<Quantity> quantities, List<DateFact> dates, List<CodeToken> codes) {
    private static final double NAME_WEIGHT = 1.5;
    private static final double LIGHT_WEIGHT = 0.2;
    private static final Set<String> ELIDED = WordList.of("fr", "elided");
    private static final String SENTENCE_ENDS = ".!?:\"“|";

    public static Terms of(String text) {
        return of(TextFacts.read(text));
    }

    /** The distinct content words of a text alone: its values cost more to read. */
    public static Map<String, Term> words(String text) {
        Map<String, Term> words = new LinkedHashMap<>();
        String before = ".";
        for (Token token : Tokenizer.tokenize(text)) {
            String word = withoutElision(Normalizer.fold(token.text()));
            boolean counts = token.kind() != Kind.SYMBOL
                    && (token.kind() == Kind.CODE || token.kind() == Kind.NUMBER || !StopWords.contains(word));
            if (counts) {
                boolean name = Character.isUpperCase(token.text().charAt(0)) && !SENTENCE_ENDS.contains(before);
                String stem = token.kind() == Kind.WORD
                        ? PorterStemmer.stem(Lexicon.BUNDLED.base(withoutPossessive(word)))
                        : word;
                double weight = name || token.kind() == Kind.CODE
                        ? NAME_WEIGHT
                        : Lexicon.BUNDLED.light(stem) ? LIGHT_WEIGHT : 1;
                words.merge(stem, new Term(stem, weight, name), (a, b) -> a.weight() >= b.weight() ? a : b);
            }
            before = token.text();
        }
        return words;
    }

    static Terms of(TextFacts facts) {
        List<Quantity> amounts = new ArrayList<>(facts.quantities());
        BitSet coded = new BitSet();
        facts.tokens().forEach(c -> coded.set(c.start(), c.end()));
        amounts.removeIf(q -> coded.get(q.start()) && coded.nextClearBit(q.start()) >= q.end());
        return new Terms(facts.text(), words(facts.text()), List.copyOf(amounts), facts.dates(), facts.tokens());
    }

    /** How much all words weigh. */
    public double weight() {
        return words.values().stream().mapToDouble(Term::weight).sum();
    }

    /** The "eau" of "l'eau". */
    private static String withoutElision(String word) {
        int mark = word.indexOf('\'');
        return mark > 0 && mark < word.length() - 1 && ELIDED.contains(word.substring(0, mark))
                ? word.substring(mark + 1)
                : word;
    }

    private static String withoutPossessive(String word) {
        String w = word.replace(".", "");
        return w.endsWith("'s") ? w.substring(0, w.length() - 2) : w.endsWith("'") ? w.substring(0, w.length() - 1) : w;
    }
}
