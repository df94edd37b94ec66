package io.holdfast.core.find;

import io.holdfast.core.lang.Lexicon;
import io.holdfast.core.lang.Marks;
import io.holdfast.core.read.TextUnit;
import io.holdfast.core.text.Normalizer;
import io.holdfast.core.text.PorterStemmer;
import io.holdfast.core.text.StopWords;
import io.holdfast.core.text.Token;
import io.holdfast.core.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Reads the values of a text together with the words they belong to: in a sentence the words near them, less across a
 * comma or conjunction; in a table row or record the label of the cell and the first cell, which names the row.
 */
public final class Mentions {
    /** What is left of a word's weight one content word further away. */
    private static final double DECAY = 0.9;

    /** What is left of it behind a comma, a colon or a conjunction. */
    private static final double CLAUSE = 0.25;

    /** Weight of words in other cells of the same row. */
    private static final double OTHER_CELL = 0.25;

    private static final int LONGEST_NAME = 4;

    /** More values of one text are not read: the work stays linear in the length of a list of numbers. */
    private static final int MOST = 64;

    private record Word(String stem, int start, int end, boolean content, boolean name, boolean opensClause) {}

    private final List<Word> words;
    private final Terms terms;
    private final List<Mention> found = new ArrayList<>();

    private Mentions(Terms terms) {
        this.terms = terms;
        this.words = words(terms.text());
    }

    /** The values of a document's unit. */
    static List<Mention> of(IndexedUnit unit) {
        Mentions mentions = new Mentions(unit.terms());
        if (unit.kind() == TextUnit.Kind.ROW || unit.kind() == TextUnit.Kind.FIELD) {
            mentions.cells();
        } else {
            mentions.sentence();
        }
        return mentions.found;
    }

    /** The values of a claim; a name is also what the documents have as the text of a cell. */
    public static List<Mention> of(Terms claim, Set<String> knownNames) {
        Mentions mentions = new Mentions(claim);
        mentions.sentence();
        mentions.known(knownNames);
        return mentions.found;
    }

    private void sentence() {
        values(0, terms.text().length(), this::near);
        for (int i = 0; i < words.size(); i++) {
            int from = i;
            if (words.get(i).name) {
                while (i + 1 < words.size() && words.get(i + 1).name && !words.get(i + 1).opensClause) {
                    i++;
                }
                name(from, i);
            }
        }
    }

    private void known(Set<String> names) {
        for (int i = 0; i < words.size(); i++) {
            for (int last = i; last < Math.min(words.size(), i + LONGEST_NAME); last++) {
                if (words.get(i).content && names.contains(phrase(i, last))) {
                    name(i, last);
                }
            }
        }
    }

    private void name(int from, int to) {
        add(new Mention(null, null, phrase(from, to), near(words.get(from).start, words.get(to).end)));
    }

    /** Cells are written {@code label: value; label: value}. */
    private void cells() {
        String text = terms.text();
        int keyEnd = 0;
        int keyStart = 0;
        for (int from = 0; from < text.length(); ) {
            int end = text.indexOf("; ", from);
            int to = end < 0 ? text.length() : end;
            int colon = text.lastIndexOf(": ", to);
            int value = colon >= from ? colon + 2 : from;
            if (from == 0) {
                keyStart = value;
                keyEnd = to;
            }
            cell(from, value, to, keyStart, keyEnd);
            from = end < 0 ? to : end + 2;
        }
    }

    private void cell(int label, int value, int to, int keyStart, int keyEnd) {
        Map<String, Double> context = new HashMap<>();
        for (Word word : words) {
            boolean own = word.start >= value && word.end <= to;
            boolean named = word.start >= label && word.end <= value || word.start >= keyStart && word.end <= keyEnd;
            if (word.content && !own) {
                context.merge(word.stem, named ? 1 : OTHER_CELL, Math::max);
            }
        }
        int before = found.size();
        values(value, to, (start, end) -> context);
        if (found.size() == before) {
            int first = firstWord(value);
            int last = firstWord(to) - 1;
            if (first <= last && last - first < LONGEST_NAME) {
                add(new Mention(null, null, phrase(first, last), context));
            }
        }
    }

    /** Words around a value. */
    @FunctionalInterface
    private interface Context {
        Map<String, Double> of(int start, int end);
    }

    private void values(int from, int to, Context context) {
        terms.quantities().stream()
                .filter(q -> q.start() >= from && q.end() <= to)
                .forEach(q -> add(new Mention(q, null, null, context.of(q.start(), q.end()))));
        terms.dates().stream()
                .filter(d -> d.start() >= from && d.end() <= to)
                .forEach(d -> add(new Mention(null, d, null, context.of(d.start(), d.end()))));
    }

    private void add(Mention mention) {
        if (found.size() < MOST) {
            found.add(mention);
        }
    }

    private Map<String, Double> near(int start, int end) {
        Map<String, Double> context = new HashMap<>();
        int first = firstWord(start);
        int behind = firstWord(end);
        BiConsumer<Word, Double> take = (word, weight) -> {
            if (word.content) {
                context.merge(word.stem, weight, Math::max);
            }
        };
        double weight = 1;
        for (int i = first - 1; i >= 0; i--) {
            weight *= i + 1 < words.size() && words.get(i + 1).opensClause ? CLAUSE : 1;
            take.accept(words.get(i), weight);
            weight *= words.get(i).content ? DECAY : 1;
        }
        weight = 1;
        for (int i = behind; i < words.size(); i++) {
            weight *= words.get(i).opensClause ? CLAUSE : 1;
            take.accept(words.get(i), weight);
            weight *= words.get(i).content ? DECAY : 1;
        }
        return context;
    }

    /** The first word that begins at or behind a place. */
    private int firstWord(int place) {
        int i = 0;
        while (i < words.size() && words.get(i).start < place) {
            i++;
        }
        return i;
    }

    private String phrase(int from, int to) {
        StringBuilder phrase = new StringBuilder();
        for (int i = from; i <= to; i++) {
            phrase.append(i == from ? "" : " ").append(words.get(i).stem);
        }
        return phrase.toString();
    }

    private static List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        boolean opens = true;
        for (Token token : Tokenizer.tokenize(text)) {
            if (token.kind() == Token.Kind.SYMBOL) {
                opens |= ",;:.()–—|".contains(token.text());
                continue;
            }
            String folded = Normalizer.fold(token.text());
            String word = folded.endsWith("'s") ? folded.substring(0, folded.length() - 2) : folded;
            boolean content = !StopWords.contains(folded);
            boolean name = content && !words.isEmpty() && Character.isUpperCase(token.text().charAt(0));
            words.add(new Word(
                    token.kind() == Token.Kind.WORD ? PorterStemmer.stem(Lexicon.BUNDLED.base(word)) : word,
                    token.start(),
                    token.end(),
                    content,
                    name,
                    opens || Marks.CLAUSE.contains(folded)));
            opens = false;
        }
        return words;
    }
}
