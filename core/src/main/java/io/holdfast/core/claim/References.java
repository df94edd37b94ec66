package io.holdfast.core.claim;

import io.holdfast.text.lang.WordPatterns;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The references at the end of an answer: lines that say what a mark of the answer means ("[^1]: manual.pdf, page 3") and
 * items under a heading such as "Sources". They name documents and state nothing; a line with a verb is none of them.
 */
public final class References {
    /** A line that opens a list of them. */
    public static final Pattern HEADING =
            WordPatterns.ALL.compile("(?i)[#*_\\s]*%{heads-references}[*_\\s]*:?[*_\\s]*");

    /** A line with a mark, or one that names a file, an address or a page. */
    private static final Pattern ENTRY = WordPatterns.ALL.compile(
            "(?:[-*•]\\s++)?(\\[\\^?[^\\]]{1,40}\\]|【[^】]{1,60}】):?\\s*+\\S.{0,300}|.{0,200}?(?:\\w\\.%{document-file}\\b|https?://|\\bwww\\.|\\b(?:pages?|pp?\\.|sections?|chapters?|§)\\s*+\\d).{0,200}");

    private References() {}

    /** Where they begin; the length of the answer where there are none, or nothing else. */
    public static int start(String answer) {
        int start = answer.length();
        boolean defined = true;
        for (int end = start, from; end > 0; end = from - 1) {
            from = answer.lastIndexOf('\n', end - 1) + 1;
            String line = answer.substring(from, end).strip();
            Matcher entry = ENTRY.matcher(line);
            boolean heading = HEADING.matcher(line).matches();
            boolean refers = entry.matches() && !PassedContent.states(line);
            String mark = refers ? entry.group(1) : null;
            defined = defined && (line.isEmpty() || mark != null && answer.indexOf(mark) < from && !line.endsWith("."));
            start = heading || refers && defined ? from : start;
            if (heading || !refers && !line.isEmpty()) {
                break;
            }
        }
        return answer.substring(0, start).isBlank() ? answer.length() : start;
    }
}
