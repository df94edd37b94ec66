package io.holdfast.engine.corpus;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown file: the first heading is the title, the others are sections, links are kept and shown as their text. In a
 * file without headings a first line that is no sentence, item or row is the title.
 */
final class MarkdownFormat {
    private static final Pattern HEADING = Pattern.compile("#{1,6}\\s+(.+?)\\s*#*");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)\\s]+)[^)]*\\)");
    private static final Pattern EMPHASIS = Pattern.compile("(\\*\\*|__|`)(.+?)\\1");

    private static final int LONGEST_TITLE = 120;

    private MarkdownFormat() {}

    static CorpusDocument read(String id, String file, String source) {
        StringBuilder text = new StringBuilder();
        List<CorpusDocument.Section> sections = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        Set<String> links = new LinkedHashSet<>();
        String title = "";
        boolean fenced = false;
        int number = 0;
        for (String raw : source.lines().toList()) {
            number++;
            if (raw.startsWith("```")) {
                fenced = !fenced;
                continue;
            }
            String line = fenced ? raw : plain(raw, links);
            Matcher heading = HEADING.matcher(line);
            if (!fenced && heading.matches()) {
                if (title.isEmpty()) {
                    title = heading.group(1);
                }
                sections.add(new CorpusDocument.Section(heading.group(1), text.length()));
                text.append(heading.group(1)).append("\n\n");
                numbers.add(number);
            } else {
                text.append(line).append('\n');
            }
            numbers.add(number);
        }
        if (sections.isEmpty()) {
            String first = firstLine(text.toString());
            if (!first.isEmpty()) {
                title = first;
                sections.add(new CorpusDocument.Section(first, text.indexOf(first)));
            }
        }
        Document document =
                new Document(CorpusDocument.safeId(id), title.isEmpty() ? id : title, null, text.toString());
        return new CorpusDocument(document, 0, sections, List.copyOf(links), new Source(file, numbers));
    }

    /** The first line where it can be a title and something follows it; else nothing. */
    private static String firstLine(String text) {
        String[] lines = text.strip().split("\n", 2);
        String line = lines[0].strip();
        boolean title = lines.length > 1
                && line.length() <= LONGEST_TITLE
                && !line.matches(".*[.!?:;,]")
                && !TextLayout.item(line);
        return title ? line : "";
    }

    private static String plain(String line, Set<String> links) {
        Matcher m = LINK.matcher(line);
        while (m.find()) {
            links.add(m.group(2));
        }
        return EMPHASIS.matcher(LINK.matcher(line).replaceAll("$1")).replaceAll("$2");
    }
}
