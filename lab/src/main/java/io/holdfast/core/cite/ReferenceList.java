package io.holdfast.core.cite;

import io.holdfast.core.claim.References;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The references an answer lists itself: footnotes ({@code [^1]: …}), link definitions ({@code [1]: https://…}), the
 * entries under a heading such as "Sources" and the {@link References} at its end. They say what a label means and state nothing.
 *
 * @param entries what is said about a label
 * @param spans whole lines of the answer
 */
record ReferenceList(Map<String, String> entries, List<Span> spans) {
    private static final Pattern DEFINITION =
            Pattern.compile("\\s*\\[(?:\\^([^\\]]{1,40})\\]:|([^\\]]{1,40})\\]:\\s)\\s*(.*)");
    private static final Pattern ENTRY = Pattern.compile(
            "\\s*(?:[-*•]\\s+)?(?:\\[\\^?([^\\]]{1,40})\\]|【(\\d{1,3})[^】]{0,40}】|\\(?(\\d{1,3})[.):])[:\\s]\\s*(\\S.*)");

    static ReferenceList of(String answer) {
        Map<String, String> entries = new LinkedHashMap<>();
        List<Span> spans = new ArrayList<>();
        Span heading = null;
        int listed = References.start(answer);
        for (Span line : lines(answer)) {
            String text = line.of(answer);
            Matcher definition = DEFINITION.matcher(text.strip());
            Matcher entry = ENTRY.matcher(text.stripTrailing());
            if (definition.matches()) {
                entries.putIfAbsent(label(definition.group(1), definition.group(2)), definition.group(3));
                spans.add(line);
            } else if (References.HEADING.matcher(text).matches()) {
                heading = line;
            } else if ((heading != null || line.start() >= listed) && entry.matches()) {
                if (heading != null && !spans.contains(heading)) {
                    spans.add(heading);
                }
                entries.putIfAbsent(label(entry.group(1), entry.group(2), entry.group(3)), entry.group(4));
                spans.add(line);
            } else if (!text.isBlank()) {
                heading = null;
            }
        }
        spans.sort(null);
        return new ReferenceList(entries, List.copyOf(spans));
    }

    /** What is said about a label; null when nothing is. */
    @Nullable String entry(String label) {
        return entries.get(label(label));
    }

    private static String label(@Nullable String... groups) {
        for (String group : groups) {
            if (group != null) {
                return group.strip().toLowerCase(Locale.ROOT);
            }
        }
        return "";
    }

    private static List<Span> lines(String text) {
        List<Span> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end + 1;
            lines.add(new Span(start, end));
            start = end;
        }
        return lines;
    }
}
