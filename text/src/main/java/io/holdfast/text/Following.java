package io.holdfast.text;

/**
 * The word after a stop, as far as it tells whether a sentence begins there.
 *
 * @param word its letters and digits, without opening quotes and brackets
 * @param after the index after the word
 * @param camel lower case at the start but not throughout (iPhone, npm2, foo_bar): a name, not a continuation
 */
record Following(String word, int after, boolean camel, boolean dotted) {
    private static final int REACH = 32;

    static Following at(CharSequence text, int from, int end) {
        int limit = Math.min(end, from + REACH);
        int start = Chars.past(text, from, limit, Chars::opener);
        int i = Chars.past(text, start, limit, c -> Character.isLetterOrDigit(c) || Character.isSurrogate((char) c));
        String word = text.subSequence(start, i).toString();
        boolean camel = word.chars().skip(1).anyMatch(c -> Character.isUpperCase(c) || Character.isDigit(c))
                || (i + 1 < limit && "_(/".indexOf(text.charAt(i)) >= 0);
        boolean dotted = i < end && text.charAt(i) == '.';
        return new Following(word, i, camel, dotted);
    }

    boolean lowerCase() {
        return !word.isEmpty() && Character.isLowerCase(word.codePointAt(0)) && !camel;
    }

    boolean upperCase() {
        return !word.isEmpty()
                && (Character.isUpperCase(word.codePointAt(0)) || Character.isTitleCase(word.codePointAt(0)));
    }

    boolean digit() {
        return !word.isEmpty() && Character.isDigit(word.codePointAt(0));
    }

    /** A single letter with a stop: the next initial of a name, or the B of "z. B." */
    boolean initial() {
        return dotted && word.codePointCount(0, word.length()) == 1 && Character.isLetter(word.codePointAt(0));
    }

    /** A Roman numeral or a lone letter, as in "Sec. IV" and "App. B". */
    boolean numeral() {
        return !word.isEmpty()
                && ((word.length() == 1 && !word.equals("I") && !word.equals("A"))
                        || (word.chars().allMatch(c -> "IVXLC".indexOf(c) >= 0) && !word.equals("I")));
    }

    boolean startsSentence() {
        return !dotted && Abbreviations.startsSentences(word);
    }

    /** The word after this one. */
    String second(CharSequence text, int end) {
        return at(text, Chars.skipBlank(text, after, Math.min(end, after + REACH)), end).word;
    }
}
