package io.holdfast.engine.answer;

import io.holdfast.text.TokenCounter;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The part of a sentence that there is room for: of a line of a thousand words the words around the answer. */
final class SentenceExcerpt {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private SentenceExcerpt() {}

    /**
     * The whole sentence where it fits; empty where not even the answer does.
     *
     * @param answer words of the sentence to keep; without any its beginning is taken
     * @param tokens the most to return
     */
    static String around(String sentence, @Nullable String answer, int tokens) {
        if (TokenCounter.count(sentence) <= tokens) {
            return sentence;
        }
        String text = plain(sentence);
        String kept = answer == null ? "" : plain(answer);
        int at = Math.max(0, text.indexOf(kept));
        List<String> words = BLANKS.splitAsStream(text).toList();
        int from = blanks(text.substring(0, at));
        int to = from + blanks(kept) + 1;
        int cost = TokenCounter.count(String.join(" ", words.subList(from, to)));
        while (cost <= tokens && (from > 0 || to < words.size())) {
            boolean back = from > 0 && (to == words.size() || (from + to) % 2 == 0);
            cost += TokenCounter.count(" " + words.get(back ? from - 1 : to));
            if (cost <= tokens) {
                from -= back ? 1 : 0;
                to += back ? 0 : 1;
            }
        }
        String taken = String.join(" ", words.subList(from, to));
        return TokenCounter.count(taken) <= tokens ? taken : "";
    }

    private static String plain(String text) {
        return BLANKS.matcher(text.strip()).replaceAll(" ");
    }

    private static int blanks(String text) {
        return (int) text.chars().filter(c -> c == ' ').count();
    }
}
