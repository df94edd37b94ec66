package io.holdfast.core.cite;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the marks of an answer. What occurs in code is none; a bracket is one only if all it holds names documents or
 * could: numbers, "doc 3", an id, a title.
 */
final class MarkReader {
    private static final Pattern FORMS = Pattern.compile("(?<code>```[\\s\\S]*?(?:```|\\z)|`[^`\\n]{1,200}`)"
            + "|【(?<lenticular>[^】\\n]{1,120})】"
            + "|(?<!\\d|(?<!\\p{L})\\p{L}{1,2})<sup>\\s*\\[?\\^?(?<sup>[\\w-]{1,20}(?:\\s*,\\s*[\\w-]{1,20}){0,8})\\]?\\s*</sup>"
            + "|<cite\\b(?<attributes>[^>]{0,200}?)(?:/>|>(?<content>[\\s\\S]{0,2000}?)</cite>)"
            + "|(?<image>!?)\\[(?<words>(?:[^\\]\\[\\n]|\\[[^\\]\\[\\n]{0,40}\\]){1,200})\\]\\((?<address>[^()\\s]{1,500})(?:\\s+\"[^\"\\n]{0,200}\")?\\)"
            + "|\\[\\^(?<footnote>[^\\]\\s]{1,40})\\]"
            + "|\\[(?<labels>[^\\]\\[\\n]{1,160})\\]");
    private static final Pattern ATTRIBUTE = Pattern.compile("[\\w-]+\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"']+))");
    private static final Pattern BETWEEN = Pattern.compile("\\s*(?:[,;]|&|\\band\\b)\\s*");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,3})\\s*[-–—]\\s*(\\d{1,3})");
    private static final Pattern LABEL =
            CiteWords.pattern("(?i)\\d{1,3}|%{document}\\s*[:#_. -]?\\s*[\\w.:/-]*\\d[\\w.:/-]*|CIT:\\s*\\S+");
    /** Words of a link that name no thing: the link is a mark and no part of the sentence. */
    private static final Pattern BARE =
            CiteWords.pattern("(?i)\\[?(?:\\^?\\d{1,3}|(?:see\\s+)?%{document}[\\s:#]*\\d*|link|here|↗|🔗)\\]?");

    private static final Pattern NO_MARK_AFTER = CiteWords.pattern("(?i)%{bracketed}\\s*(?:of|is|=|:)?\\s*$");
    private static final Pattern PAGE =
            Pattern.compile("(?:[a-z][a-z0-9+.-]*:|/|\\.|[\\w-]+[./]).*", Pattern.CASE_INSENSITIVE);

    private static final Pattern BESIDE = Pattern.compile("[\\s,;]*(?:and)?\\s*");

    private static final int WIDEST_RANGE = 20;
    private static final int LOOK_BACK = 24;

    private final String answer;
    private final DocumentNames names;
    private final ReferenceList references;
    private final List<Mark> marks = new ArrayList<>();
    private final List<Span> cuts = new ArrayList<>();

    /**
     * The marks in the order of the answer, and what has to be cut out of it so that only statements are left.
     */
    record Read(List<Mark> marks, List<Span> cuts) {}

    private MarkReader(String answer, DocumentNames names, ReferenceList references) {
        this.answer = answer;
        this.names = names;
        this.references = references;
    }

    static Read read(String answer, DocumentNames names, ReferenceList references) {
        return new MarkReader(answer, names, references).read();
    }

    private Read read() {
        cuts.addAll(references.spans());
        Matcher m = FORMS.matcher(answer);
        int from = 0;
        while (m.find(from)) {
            Span whole = new Span(m.start(), m.end());
            from = m.end();
            if (m.group("code") != null || references.spans().stream().anyMatch(s -> s.overlaps(whole))) {
                continue;
            }
            if (m.group("lenticular") != null) {
                add(whole, Mark.Form.LENTICULAR, m.group("lenticular"));
            } else if (m.group("sup") != null) {
                BETWEEN.splitAsStream(m.group("sup"))
                        .forEach(
                                label -> marks.add(new Mark(whole, whole.of(answer), Mark.Form.FOOTNOTE, label, null)));
                cuts.add(whole);
            } else if (m.group("footnote") != null) {
                add(whole, Mark.Form.FOOTNOTE, m.group("footnote"));
            } else if (m.group("attributes") != null) {
                from = cite(m, whole);
            } else if (m.group("address") != null) {
                link(m, whole);
            } else {
                bracket(m.group("labels"), whole);
            }
        }
        return new Read(List.copyOf(marks), bracketed());
    }

    /** The cuts in order; round brackets that hold nothing but cuts are cut out with them. */
    private List<Span> bracketed() {
        cuts.sort(null);
        List<Span> whole = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            int open = before(cuts.get(i).start());
            int last = i;
            while (last + 1 < cuts.size()
                    && BESIDE.matcher(answer.substring(
                                    cuts.get(last).end(),
                                    Math.max(
                                            cuts.get(last).end(),
                                            cuts.get(last + 1).start())))
                            .matches()) {
                last++;
            }
            int close = after(cuts.get(last).end());
            if (open >= 0 && close >= 0 && answer.charAt(open) == '(' && answer.charAt(close) == ')') {
                whole.add(new Span(open, close + 1));
                i = last;
            } else {
                whole.add(cuts.get(i));
            }
        }
        return List.copyOf(whole);
    }

    /** The last place before this one that is not blank; -1 when there is none. */
    private int before(int place) {
        int at = place - 1;
        while (at >= 0 && answer.charAt(at) == ' ') {
            at--;
        }
        return at;
    }

    private int after(int place) {
        int at = place;
        while (at < answer.length() && answer.charAt(at) == ' ') {
            at++;
        }
        return at < answer.length() ? at : -1;
    }

    private void add(Span span, Mark.Form form, String label) {
        marks.add(new Mark(span, span.of(answer), form, label, null));
        cuts.add(span);
    }

    /** @return where to read on: inside of what the element covers there may be more */
    private int cite(Matcher m, Span whole) {
        String content = m.group("content");
        List<String> labels = new ArrayList<>();
        Matcher attribute = ATTRIBUTE.matcher(m.group("attributes"));
        while (attribute.find()) {
            String value = attribute.group(1) != null
                    ? attribute.group(1)
                    : attribute.group(2) != null ? attribute.group(2) : attribute.group(3);
            labels.addAll(List.of(BETWEEN.split(value)));
        }
        boolean covering = content != null && !labels.isEmpty();
        if (labels.isEmpty() && content != null) {
            labels.addAll(names.isName(content) ? List.of(content) : List.of(BETWEEN.split(content.strip())));
        }
        if (!covering) {
            labels.forEach(label -> marks.add(new Mark(whole, whole.of(answer), Mark.Form.CITE, label.strip(), null)));
            cuts.add(whole);
            return whole.end();
        }
        Span covered = new Span(m.start("content"), m.end("content"));
        Span close = new Span(covered.end(), whole.end());
        labels.stream()
                .map(String::strip)
                .distinct()
                .forEach(label -> marks.add(new Mark(close, close.of(answer), Mark.Form.CITE, label, covered)));
        cuts.add(new Span(whole.start(), covered.start()));
        cuts.add(close);
        return covered.start();
    }

    private void link(Matcher m, Span whole) {
        String address = m.group("address");
        if (!m.group("image").isEmpty() || address.startsWith("#") || address.startsWith("mailto:")) {
            return;
        }
        if (!PAGE.matcher(address).matches() && !names.isName(address)) {
            return;
        }
        marks.add(new Mark(whole, whole.of(answer), Mark.Form.LINK, address, null));
        if (BARE.matcher(m.group("words").strip()).matches()) {
            cuts.add(whole);
        } else {
            cuts.add(new Span(whole.start(), m.start("words")));
            cuts.add(new Span(m.end("words"), whole.end()));
        }
    }

    private void bracket(String inside, Span whole) {
        String before = answer.substring(Math.max(0, whole.start() - LOOK_BACK), whole.start());
        if (NO_MARK_AFTER.matcher(before).find()) {
            return;
        }
        if (names.isName(inside)) {
            add(whole, Mark.Form.BRACKET, inside.strip());
            return;
        }
        List<Mark> found = new ArrayList<>();
        int at = 0;
        Matcher between = BETWEEN.matcher(inside);
        while (true) {
            boolean last = !between.find();
            int end = last ? inside.length() : between.start();
            Span item = new Span(whole.start() + 1 + at, whole.start() + 1 + end);
            if (!item(item, found)) {
                return;
            }
            if (last) {
                break;
            }
            at = between.end();
        }
        cuts.add(whole);
        if (found.size() == 1) {
            add(whole, found.get(0));
        } else {
            marks.addAll(found);
        }
    }

    private void add(Span whole, Mark only) {
        marks.add(new Mark(whole, whole.of(answer), only.form(), only.label(), null));
    }

    /** Takes one label of a bracket; false when it is none. */
    private boolean item(Span span, List<Mark> found) {
        String text = span.of(answer);
        String label = text.strip();
        Matcher range = RANGE.matcher(label);
        if (range.matches()) {
            int low = Integer.parseInt(range.group(1));
            int high = Integer.parseInt(range.group(2));
            for (int n = low; n <= high && high - low < WIDEST_RANGE; n++) {
                found.add(new Mark(span, text, Mark.Form.BRACKET, Integer.toString(n), null));
            }
            return high > low && high - low < WIDEST_RANGE;
        }
        if (!LABEL.matcher(label).matches() && !names.isName(label)) {
            return false;
        }
        found.add(new Mark(span, text, Mark.Form.BRACKET, label.replaceFirst("^CIT:\\s*", ""), null));
        return true;
    }
}
