package io.holdfast.text;

import java.util.ArrayList;
import java.util.List;

/**
 * The line structure of a text: paragraphs and list items (to be split further), and rows, headings and code fences
 * (kept whole). Wrapped lines are joined; rulers and table separators carry nothing and are left out.
 */
final class Blocks {
    /** A stretch of lines; {@code whole} means it is one unit whatever stops it contains. */
    record Block(int start, int end, boolean whole) {}

    private final CharSequence text;
    private final List<Block> blocks = new ArrayList<>();

    /** The open paragraph or item; start is -1 when none is open. */
    private int start = -1;

    private int end;
    private int lines;
    private boolean lastLineIsLabel;
    private boolean lastLineHasTab;
    private boolean inPipeTable;

    private int fenceStart = -1;
    private int fenceLength;
    private char fenceMark;

    private Blocks(CharSequence text) {
        this.text = text;
    }

    static List<Block> of(CharSequence text) {
        Blocks scan = new Blocks(text);
        int length = text.length();
        int from = 0;
        while (from < length) {
            int to = lineEnd(text, from, length);
            int next = to < length && text.charAt(to) == '\r' && to + 1 < length && text.charAt(to + 1) == '\n'
                    ? to + 2
                    : to + 1;
            scan.line(from, to, next);
            from = next;
        }
        scan.close();
        if (scan.fenceStart >= 0) {
            scan.blocks.add(new Block(scan.fenceStart, Chars.trimEnd(text, scan.fenceStart, length), true));
        }
        return scan.blocks;
    }

    private static int lineEnd(CharSequence text, int from, int length) {
        return Chars.past(text, from, length, c -> !Chars.lineBreak(c));
    }

    private void line(int lineStart, int lineEnd, int nextLine) {
        int from = Chars.skipBlank(text, lineStart, lineEnd);
        int to = Chars.trimEnd(text, from, lineEnd);
        if (fenceStart >= 0) {
            if (Lines.bareFence(text, from, to, fenceMark, fenceLength)) {
                blocks.add(new Block(fenceStart, to, true));
                fenceStart = -1;
            }
            return;
        }
        if (from == to) {
            close();
            inPipeTable = false;
            lastLineHasTab = false;
            return;
        }
        int body = afterQuoteMarks(from, to);
        int fence = body < to ? Lines.fence(text, body, to) : 0;
        if (fence > 0) {
            close();
            fenceStart = from;
            fenceLength = fence;
            fenceMark = text.charAt(body);
        } else if (body < to && Lines.separator(text, body, to)) {
            close();
            inPipeTable = Lines.contains(text, body, to, '|');
        } else if (body < to && (row(body, to, nextLine) || Lines.heading(text, body, to))) {
            close();
            blocks.add(new Block(from, to, true));
        } else {
            inPipeTable = false;
            prose(from, body, to);
        }
    }

    private int afterQuoteMarks(int from, int to) {
        int i = from;
        while (i < to && (text.charAt(i) == '>' || (i > from && Chars.blank(text.charAt(i))))) {
            i++;
        }
        return i;
    }

    private boolean row(int from, int to, int nextLine) {
        boolean tab = Lines.contains(text, from, to, '\t');
        boolean previousTab = lastLineHasTab;
        lastLineHasTab = tab;
        if (Lines.row(text, from, to)) {
            return true;
        }
        boolean pipe = Lines.contains(text, from, to, '|');
        if (!tab && !pipe) {
            return false;
        }
        if ((pipe && inPipeTable) || (tab && previousTab)) {
            return true;
        }
        int length = text.length();
        int next = nextLine;
        int nextEnd = next < length ? lineEnd(text, next, length) : next;
        next = Chars.skipBlank(text, Math.min(next, nextEnd), nextEnd);
        nextEnd = Chars.trimEnd(text, next, nextEnd);
        return (pipe
                        && next < nextEnd
                        && Lines.separator(text, next, nextEnd)
                        && Lines.contains(text, next, nextEnd, '|'))
                || (tab && Lines.contains(text, next, nextEnd, '\t'));
    }

    private void prose(int from, int body, int to) {
        boolean label = Lines.label(text, from, to);
        if (start >= 0 && startsUnit(from, body, to, label)) {
            close();
        }
        if (start < 0) {
            start = from;
        }
        end = to;
        lines++;
        lastLineIsLabel = label;
    }

    private boolean startsUnit(int from, int body, int to, boolean label) {
        if ((label && lastLineIsLabel) || (body > from && text.charAt(start) != '>')) {
            return true;
        }
        Marker marker = Marker.at(text, body, to);
        return marker != null && interrupts(marker)
                || lines == 1
                        && Character.isUpperCase(text.charAt(from))
                        && to - from >= 2 * (end - start)
                        && Lines.title(text, start, end);
    }

    /** Whether an item mark at the start of a line may end the paragraph above it: a wrapped "12." must not. */
    private boolean interrupts(Marker marker) {
        Marker first = Marker.at(text, start, end);
        return switch (marker.style()) {
            case BULLET, PARENTHESIS -> true;
            case NUMBER_DOT -> marker.ordinal() <= 1 || first != null || ":;.!?".indexOf(text.charAt(end - 1)) >= 0;
            case LETTER_DOT ->
                (first != null && first.style() == Marker.Style.LETTER_DOT && marker.ordinal() == first.ordinal() + 1)
                        || (marker.ordinal() == 1 && text.charAt(end - 1) == ':');
        };
    }

    private void close() {
        if (start >= 0) {
            blocks.add(new Block(start, end, false));
        }
        start = -1;
        lines = 0;
        lastLineIsLabel = false;
    }
}
