package io.holdfast.text.fact;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.text.TextCache;
import io.holdfast.text.fact.code.CodeToken;
import io.holdfast.text.fact.code.CodeTokens;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.Dates;
import io.holdfast.text.fact.number.DecimalComma;
import io.holdfast.text.fact.number.Quantities;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.shared.Tokens;
import java.util.BitSet;
import java.util.List;

/**
 * Every fact of one text, read in one pass: code tokens first, then dates, then the amounts that are neither.
 *
 * @param text where they were read
 * @param quantities amounts, in order
 * @param dates dates, times and periods, in order
 * @param tokens code tokens, in order
 */
public record TextFacts(String text, List<Quantity> quantities, List<DateFact> dates, List<CodeToken> tokens) {
    /** A claim and its evidence are read by many, each for its own question. */
    private static final Cache<String, TextFacts> READ = TextCache.of(2L << 20);

    public TextFacts {
        quantities = List.copyOf(quantities);
        dates = List.copyOf(dates);
        tokens = List.copyOf(tokens);
    }

    public static TextFacts read(String text) {
        return READ.get(text, TextFacts::fresh);
    }

    private static TextFacts fresh(String text) {
        Tokens words = Tokens.of(text);
        BitSet taken = new BitSet();
        List<CodeToken> code = CodeTokens.read(text);
        for (CodeToken token : code) {
            if (token.kind().opaque()) {
                taken.set(token.start(), token.end());
            }
        }
        boolean decimalComma = DecimalComma.in(words);
        List<DateFact> dates = Dates.read(words, taken, decimalComma);
        for (DateFact date : dates) {
            taken.set(date.start(), date.end());
        }
        return new TextFacts(text, Quantities.read(words, taken, decimalComma), dates, code);
    }
}
