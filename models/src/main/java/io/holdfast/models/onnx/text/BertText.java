package io.holdfast.models.onnx.text;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * Text as BERT's uncased vocabulary sees it: control characters gone, lower case, accents stripped, cut into words at
 * white space, punctuation and Chinese characters. Every character remembers where it came from, in UTF-16 indices of
 * the original.
 */
final class BertText {
    private static final int BOUNDARY = -1;

    private int[] points;
    private int[] starts;
    private int[] ends;
    private int size;

    private BertText(int capacity) {
        points = new int[capacity];
        starts = new int[capacity];
        ends = new int[capacity];
    }

    static BertText of(String text) {
        BertText out = new BertText(text.length() + 16);
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            int next = i + Character.charCount(point);
            out.read(point, i, next);
            i = next;
        }
        out.add(BOUNDARY, text.length(), text.length());
        return out;
    }

    /** Hands every word to {@code sink}, as a range of characters. */
    void words(WordSink sink) {
        int begin = 0;
        for (int i = 0; i < size; i++) {
            if (points[i] == BOUNDARY) {
                if (i > begin) {
                    sink.word(begin, i);
                }
                begin = i + 1;
            }
        }
    }

    String text(int from, int to) {
        return new String(points, from, to - from);
    }

    int start(int index) {
        return starts[index];
    }

    int end(int index) {
        return ends[index];
    }

    private void read(int point, int start, int end) {
        if (point < 0x80) {
            readAscii(point, start, end);
        } else if (isSpace(point)) {
            add(BOUNDARY, start, end);
        } else if (point != 0xFFFD && !isOther(point)) {
            readWide(point, start, end);
        }
    }

    private void readAscii(int point, int start, int end) {
        if (in(point, 'a', 'z') || in(point, '0', '9')) {
            add(point, start, end);
        } else if (in(point, 'A', 'Z')) {
            add(point + 32, start, end);
        } else if (point == ' ' || point == '\t' || point == '\n' || point == '\r') {
            add(BOUNDARY, start, end);
        } else if (point > ' ' && point < 0x7F) {
            alone(point, start, end);
        }
    }

    private void readWide(int point, int start, int end) {
        String parts = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFD);
        boolean chinese = isChinese(point);
        for (int i = 0; i < parts.length(); ) {
            int part = parts.codePointAt(i);
            i += Character.charCount(part);
            if (Character.getType(part) == Character.NON_SPACING_MARK) {
                if (size > 0 && points[size - 1] != BOUNDARY) {
                    ends[size - 1] = end;
                }
                continue;
            }
            int lower = Character.toLowerCase(part);
            if (chinese || isPunctuation(lower)) {
                alone(lower, start, end);
            } else {
                add(lower, start, end);
            }
        }
    }

    /** A word of its own. */
    private void alone(int point, int start, int end) {
        add(BOUNDARY, start, start);
        add(point, start, end);
        add(BOUNDARY, end, end);
    }

    private void add(int point, int start, int end) {
        if (size == points.length) {
            points = Arrays.copyOf(points, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
        }
        points[size] = point;
        starts[size] = start;
        ends[size] = end;
        size++;
    }

    private static boolean isSpace(int point) {
        return Character.isSpaceChar(point) || point == 0x85;
    }

    private static boolean isOther(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE -> true;
            default -> false;
        };
    }

    private static boolean isPunctuation(int point) {
        return switch (Character.getType(point)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> false;
        };
    }

    private static boolean isChinese(int point) {
        return in(point, 0x4E00, 0x9FFF)
                || in(point, 0x3400, 0x4DBF)
                || in(point, 0x20000, 0x2A6DF)
                || in(point, 0x2A700, 0x2B81F)
                || in(point, 0x2B920, 0x2CEAF)
                || in(point, 0xF900, 0xFAFF)
                || in(point, 0x2F800, 0x2FA1F);
    }

    private static boolean in(int point, int low, int high) {
        return point >= low && point <= high;
    }

    interface WordSink {
        void word(int from, int to);
    }
}
