package io.holdfast.core.conversation.turn;

import io.holdfast.text.Normalizer;
import io.holdfast.text.PorterStemmer;
import io.holdfast.text.StopWords;
import io.holdfast.text.Token;
import io.holdfast.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The words of a text that carry its content: folded, stop words removed, words stemmed, code unchanged. */
public final class ContentWords {
    private static final Pattern HYPHEN = Pattern.compile("[-‐‑]");

    private ContentWords() {}

    public static List<String> of(String text) {
        return collect(text, true);
    }

    /** All words of a text in the same form, stop words included. */
    public static List<String> stems(String text) {
        return collect(text, false);
    }

    private static List<String> collect(String text, boolean dropStopWords) {
        List<String> words = new ArrayList<>();
        for (Token token : Tokenizer.tokenize(text)) {
            if (token.kind() == Token.Kind.SYMBOL) {
                continue;
            }
            boolean word = token.kind() == Token.Kind.WORD;
            for (String part : word ? HYPHEN.split(token.text()) : new String[] {token.text()}) {
                String folded = Normalizer.fold(part);
                if (!folded.isEmpty() && !(dropStopWords && StopWords.contains(folded))) {
                    words.add(word ? PorterStemmer.stem(folded.replaceFirst("'s$", "")) : folded);
                }
            }
        }
        return List.copyOf(words);
    }
}
