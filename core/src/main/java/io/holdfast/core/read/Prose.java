package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.text.Chars;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Running text: a sentence is a unit. An item of a list carries the line that leads to the list and the item it is
 * nested in; the first sentence below a question that has a line to itself carries the question.
 */
final class Prose {
    private static final int LONGEST_LEAD = 160;
    private static final int LONGEST_TITLE = 60;
    private static final int DEEPEST = 5;
    private static final Pattern ITEM = Pattern.compile(
            "(?:[-*+•◦▪‣●–·]\\s+|(?:\\d{1,3}|[a-z]|[ivx]{1,4})[.)]\\s+|\\([a-z\\d]{1,3}\\)\\s+|(?=[✓✔✅☑✗✘✕✖❌☒]))(?=\\S)");
    private static final Pattern BULLET = Pattern.compile("^[-*+•◦▪‣●–·]\\s+");
    private static final Pattern QUOTED = Pattern.compile("(?m)^[ \\t]*>[> \\t]*");
    private static final Pattern LABELLED = Pattern.compile("\\p{L}[\\p{L}\\p{N} ]{0,30}: ");
    private static final Pattern HEADING = Pattern.compile("#{1,6}\\s+\\S.*|\\*\\*[^*]+\\*\\*:?");

    private record Item(int indent, String text) {}

    private final String text;
    private final String shown;
    private final String speaker;
    private final List<TextUnit> units = new ArrayList<>();
    private final Deque<Item> open = new ArrayDeque<>();

    private String lead = "";
    private String question = "";
    private int listEnd = -1;

    private Prose(String text, String shown, String speaker) {
        this.text = text;
        this.shown = shown;
        this.speaker = speaker;
    }

    /**
     * The units of a part of a document.
     *
     * @param shown the document as it is read, character by character: where it is HTML, without tags
     * @param speaker who says it; empty where that is not known
     */
    static List<TextUnit> units(String text, String shown, int from, int to, String speaker) {
        Prose prose = new Prose(text, shown, speaker);
        String part = shown.substring(from, to);
        for (Span sentence : SentenceSplitter.split(part)) {
            prose.add(sentence.shift(from));
        }
        return prose.units;
    }

    private void add(Span span) {
        String sentence = span.of(shown);
        int column = column(span.start());
        Matcher item = ITEM.matcher(sentence);
        if (column >= 0 && item.lookingAt() && !HEADING.matcher(sentence).matches()) {
            while (!open.isEmpty() && open.peek().indent >= column) {
                open.pop();
            }
            String body = Cell.signs(BULLET.matcher(plain(sentence)).replaceFirst(""));
            boolean known = !lead.isEmpty() || !open.isEmpty();
            unit(span, known ? above() + body : Cell.signs(plain(sentence)));
            open.push(new Item(
                    column,
                    body.length() <= LONGEST_TITLE && !body.matches(".*[.!?;,]") ? Caption.withoutColon(body) : ""));
            listEnd = span.end();
            question = body.endsWith("?") ? body : "";
            return;
        }
        boolean inside = listEnd >= 0 && !blankLine(listEnd, span.start()) && column != 0;
        if (inside) {
            unit(span, FieldUnits.labelled(lead) + asked(span) + plain(sentence));
            listEnd = span.end();
            question = "";
            return;
        }
        boolean heading = HEADING.matcher(sentence).matches();
        unit(span, heading ? plain(sentence) : asked(span) + plain(sentence));
        open.clear();
        listEnd = -1;
        lead = leads(sentence, span, heading) ? Caption.withoutColon(plain(sentence)) : "";
        question = sentence.endsWith("?") || heading && plain(sentence).endsWith("?") ? plain(sentence) : "";
    }

    /** What leads to an item: the line above the list, then the nearest items it is nested in. */
    private String above() {
        StringBuilder path = new StringBuilder(FieldUnits.labelled(lead));
        int led = path.length();
        open.stream().limit(DEEPEST).forEach(i -> path.insert(led, FieldUnits.labelled(i.text)));
        return path.toString();
    }

    /** The question above, where this sentence begins a line of its own below it. */
    private String asked(Span span) {
        boolean answers = !question.isEmpty()
                && (listEnd < 0 || !blankLine(listEnd, span.start()))
                && question.length() <= LONGEST_LEAD
                && column(span.start()) >= 0
                && !LABELLED.matcher(span.of(shown)).lookingAt();
        return answers ? question + " " : "";
    }

    /** Whether a sentence may lead to a list: it ends in a colon, or it is a heading or a short line by itself. */
    private boolean leads(String sentence, Span span, boolean heading) {
        boolean title = sentence.length() <= LONGEST_TITLE
                && column(span.start()) >= 0
                && sentence.indexOf('\n') < 0
                && Character.isLetterOrDigit(sentence.charAt(0))
                && !sentence.matches("(?s).*[.!?;,]");
        return sentence.length() <= LONGEST_LEAD && (heading || sentence.endsWith(":") || title);
    }

    /** How far from the start of its line an offset is; -1 when other text is before it. */
    private int column(int offset) {
        int i = Chars.back(shown, 0, offset, c -> c == ' ' || c == '\t');
        return i == 0 || shown.charAt(i - 1) == '\n' || shown.charAt(i - 1) == '\r' ? offset - i : -1;
    }

    private boolean blankLine(int from, int to) {
        return shown.substring(from, Math.max(from, to)).replace("\r", "").matches("(?s).*\\n[ \\t]*\\n.*");
    }

    /** A sentence without the marks of headings, quotes and emphasis. */
    private String plain(String sentence) {
        String s = QUOTED.matcher(sentence).replaceAll("").replaceFirst("^#{1,6}\\s+", "");
        s = Cell.emphasisRemoved(s);
        return shown.equals(text) ? s : Entities.resolved(s).replaceAll("(?<=\\S)\\s+(?=[.,;:!?)])", "");
    }

    private void unit(Span span, String said) {
        if (!said.isBlank()) {
            boolean turn = !speaker.isEmpty();
            units.add(new TextUnit(span, turn ? speaker + ": " + said : said, turn ? Kind.TURN : Kind.PROSE));
        }
    }
}
