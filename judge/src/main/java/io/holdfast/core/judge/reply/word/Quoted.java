package io.holdfast.core.judge.reply.word;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the stretches of a reply that are not the judge's own word: what follows "for example:" or "the answer says:", and
 * quoted lines that a remark comments on. Nothing in them is read as a verdict.
 */
public final class Quoted {
    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.MULTILINE;

    /** No verdict may precede the cue on its line: then the cue belongs to a reason. */
    private static final String BEFORE = "(?im)^[^\\n:]{0,80}?\\b";

    private static final Pattern EXAMPLE =
            ReplyWords.pattern(BEFORE + "%{examples}(?!\\w)[^\\n:\\[{]{0,80}(?::|(?=[\\[{])|$)");
    private static final Pattern DISCLAIMED = ReplyWords.pattern(BEFORE + "%{disclaimers}\\b[ :,\"']");
    private static final Pattern REPORTED =
            ReplyWords.pattern(BEFORE + "%{speakers} %{speaking}\\b(?: that)? ?(?::|(?=[\"'“‘`]))");
    private static final Pattern VERDICT = Pattern.compile("\\b(?:yes|no|true|false)\\b|^\\W*\\d{1,3} ?[.):]", FLAGS);
    private static final Pattern QUOTED_LINE = Pattern.compile("^[ \\t]*>(?!>)", FLAGS);
    private static final Pattern OWN_LINE = Pattern.compile("^[ \\t]*[^>\\s].*\\p{L}", FLAGS);

    private Quoted() {}

    public static List<Span> spans(String text) {
        List<Span> spans = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(text);
        int at = 0;
        while (at <= text.length() && example.find(at)) {
            at = Math.max(example.end(), at + 1);
            if (!VERDICT.matcher(example.group()).find()) {
                Span span = new Span(example.end(), endOfExample(text, example.end()));
                spans.add(span);
                at = Math.max(at, span.end());
            }
        }
        for (Pattern cue : List.of(DISCLAIMED, REPORTED)) {
            Matcher matcher = cue.matcher(text);
            while (matcher.find()) {
                if (!VERDICT.matcher(matcher.group()).find()) {
                    spans.add(new Span(matcher.end(), endOfLine(text, matcher.end())));
                }
            }
        }
        if (OWN_LINE.matcher(text).find()) {
            Matcher line = QUOTED_LINE.matcher(text);
            while (line.find()) {
                spans.add(new Span(line.start(), endOfLine(text, line.end())));
            }
        }
        return merged(spans);
    }

    /** The rest of the paragraph; where the cue ends its line, the next paragraph or fenced block. */
    private static int endOfExample(String text, int from) {
        int line = endOfLine(text, from);
        int start = text.substring(from, line).isBlank() ? skipBlank(text, line) : from;
        if (text.startsWith("```", start)) {
            int close = text.indexOf("```", start + 3);
            return close < 0 ? text.length() : close + 3;
        }
        int end = endOfLine(text, start);
        while (end < text.length()) {
            int next = endOfLine(text, end + 1);
            if (text.substring(end + 1, next).isBlank()) {
                return end;
            }
            end = next;
        }
        return end;
    }

    private static int skipBlank(String text, int from) {
        int i = from;
        while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static int endOfLine(String text, int from) {
        int end = from >= text.length() ? -1 : text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    private static List<Span> merged(List<Span> spans) {
        List<Span> merged = new ArrayList<>();
        for (Span span : spans.stream().sorted().toList()) {
            Span last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && span.start() <= last.end()) {
                merged.set(merged.size() - 1, new Span(last.start(), Math.max(last.end(), span.end())));
            } else if (span.length() > 0) {
                merged.add(span);
            }
        }
        return merged;
    }
}
