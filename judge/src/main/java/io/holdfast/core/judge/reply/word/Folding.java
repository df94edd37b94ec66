package io.holdfast.core.judge.reply.word;

import java.text.Normalizer;
import java.util.Locale;

/** Makes spellings of one word equal: width, case, accents and kinds of apostrophe do not count. */
public final class Folding {
    private Folding() {}

    public static String fold(String word) {
        boolean ascii = true;
        boolean lower = true;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            ascii &= c < 128;
            lower &= !(c >= 'A' && c <= 'Z');
        }
        if (ascii) {
            return lower ? word : word.toLowerCase(Locale.ROOT);
        }
        String wide = Normalizer.normalize(word, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        StringBuilder out = new StringBuilder(wide.length());
        wide.codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .map(c -> c == '’' || c == '‘' || c == 'ʼ' ? '\'' : c)
                .forEach(out::appendCodePoint);
        return out.toString();
    }

    /** The words of a text, folded, with single spaces between: what is left when punctuation does not count. */
    public static String words(String text) {
        StringBuilder out = new StringBuilder();
        for (ReplyToken token : ReplyTokens.of(text)) {
            if (token.isWord() || token.isNumber()) {
                out.append(out.isEmpty() ? "" : " ").append(token.text());
            }
        }
        return out.toString();
    }
}
