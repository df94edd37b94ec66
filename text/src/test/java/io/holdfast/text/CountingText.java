package io.holdfast.text;

/**
 * A text that may be read only so many times per character: a bound on work that no slow machine disturbs, and that
 * stops a quadratic scan at once.
 */
final class CountingText implements CharSequence {
    private final String text;
    private long readsLeft;

    CountingText(String text, int readsPerCharacter) {
        this.text = text;
        this.readsLeft = (long) readsPerCharacter * text.length();
    }

    private void read(int characters) {
        readsLeft -= characters;
        if (readsLeft < 0) {
            throw new AssertionError("work is not in proportion to the length of <"
                    + text.substring(0, Math.min(20, text.length())) + "...>");
        }
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        read(1);
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        read(end - start);
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
