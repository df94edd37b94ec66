package io.holdfast.core.text;

/** A text that counts how often its characters are read: a measure of work that no slow machine disturbs. */
final class CountingText implements CharSequence {
    private final String text;
    private long reads;

    CountingText(String text) {
        this.text = text;
    }

    long reads() {
        return reads;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        reads++;
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        reads += end - start;
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
