package io.holdfast.core.judge.reply.word;

/**
 * A piece of a reply.
 *
 * @param text folded; for {@link Kind#STATEMENT} the position of the echoed statement
 */
public record ReplyToken(Kind kind, String text, int start, int end) {
    public enum Kind {
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

    public boolean isWord() {
        return kind == Kind.WORD;
    }

    public boolean isNumber() {
        return kind == Kind.NUMBER;
    }

    public boolean isNewline() {
        return kind == Kind.NEWLINE;
    }

    public boolean isStatement() {
        return kind == Kind.STATEMENT;
    }

    public boolean is(String punctuation) {
        return kind == Kind.PUNCTUATION && text.equals(punctuation);
    }

    public boolean anyOf(String punctuations) {
        return kind == Kind.PUNCTUATION && punctuations.contains(text);
    }
}
