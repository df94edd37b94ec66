package io.holdfast.core.judge.reply;

/**
 * A piece of a reply.
 *
 * @param text folded; for {@link Kind#STATEMENT} the position of the echoed statement
 */
record Token(Kind kind, String text, int start, int end) {
    enum Kind {
        WORD,
        NUMBER,
        PUNCTUATION,
        NEWLINE,
        /** A tick or a cross. */
        MARK,
        /** A statement echoed word for word: nothing inside it can be a verdict. */
        STATEMENT,
        /** A quotation or a JSON value: nothing inside it can be a verdict. */
        OPAQUE
    }

    boolean isWord() {
        return kind == Kind.WORD;
    }

    boolean isNumber() {
        return kind == Kind.NUMBER;
    }

    boolean isNewline() {
        return kind == Kind.NEWLINE;
    }

    boolean isStatement() {
        return kind == Kind.STATEMENT;
    }

    boolean is(String punctuation) {
        return kind == Kind.PUNCTUATION && text.equals(punctuation);
    }

    boolean anyOf(String punctuations) {
        return kind == Kind.PUNCTUATION && punctuations.contains(text);
    }
}
