package io.holdfast.core.model;

/** A half-open range {@code [start, end)} of UTF-16 indices into some text. */
public record Span(int start, int end) implements Comparable<Span> {
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("not a span: [" + start + ", " + end + ")");
        }
    }

    public int length() {
        return end - start;
    }

    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }

    public boolean contains(Span other) {
        return start <= other.start && other.end <= end;
    }

    /** The text this span covers. */
    public String of(String source) {
        return source.substring(start, end);
    }

    public Span shift(int offset) {
        return new Span(start + offset, end + offset);
    }

    @Override
    public int compareTo(Span other) {
        return start != other.start ? Integer.compare(start, other.start) : Integer.compare(end, other.end);
    }
}
